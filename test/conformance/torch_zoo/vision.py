"""torchvision, timm, and diffusers' U-Net."""

import torch
import torch.nn.functional as F

ROWS, CLASSES = 9, 10


def images(size, channels=3):
    return torch.randn(ROWS, channels, size, size)


def labels():
    return torch.randint(CLASSES, (ROWS,))


def classifier(model, size):
    return model, F.cross_entropy, (images(size), labels())


def torchvision(name, size=64, **options):
    def make():
        from torchvision import models

        return classifier(getattr(models, name)(num_classes=CLASSES, **options), size)

    return make


def resnext():
    from torchvision.models.resnet import Bottleneck, ResNet

    return classifier(
        ResNet(Bottleneck, [3, 4, 6, 3], groups=8, width_per_group=4, num_classes=CLASSES), 64
    )


def vit():
    from torchvision.models import VisionTransformer

    return classifier(VisionTransformer(32, 8, 2, 4, 64, 128, num_classes=CLASSES), 32)


def swin():
    from torchvision.models import SwinTransformer

    return classifier(SwinTransformer([2, 2], 24, [2, 2], [2, 4], [4, 4], num_classes=CLASSES), 32)


def swin_v2():
    from torchvision.models.swin_transformer import (
        PatchMergingV2,
        SwinTransformer,
        SwinTransformerBlockV2,
    )

    return classifier(
        SwinTransformer(
            [2, 2],
            24,
            [2, 2],
            [2, 4],
            [4, 4],
            num_classes=CLASSES,
            block=SwinTransformerBlockV2,
            downsample_layer=PatchMergingV2,
        ),
        32,
    )


def maxvit():
    from torchvision.models.maxvit import MaxVit

    return classifier(MaxVit((32, 32), 16, 4, [16, 32], [1, 1], 8, 0.0, num_classes=CLASSES), 32)


def convnext():
    from torchvision.models.convnext import CNBlockConfig, ConvNeXt

    return classifier(
        ConvNeXt([CNBlockConfig(24, 48, 2), CNBlockConfig(48, None, 2)], num_classes=CLASSES), 32
    )


def googlenet():
    from torchvision.models import googlenet as make

    def loss(outputs, y):
        first, second = (
            F.cross_entropy(scores, y) for scores in (outputs.aux_logits1, outputs.aux_logits2)
        )
        return F.cross_entropy(outputs.logits, y) + 0.3 * (first + second)

    return make(num_classes=CLASSES, init_weights=False), loss, (images(64), labels())


def segmentation(name):
    def make():
        from torchvision.models import segmentation as models

        model = getattr(models, name)(
            num_classes=5, weights_backbone=None, aux_loss=name != "lraspp_mobilenet_v3_large"
        )

        def loss(outputs, y):
            value = F.cross_entropy(outputs["out"], y)
            return value + 0.5 * F.cross_entropy(outputs["aux"], y) if "aux" in outputs else value

        return model, loss, (images(48), torch.randint(5, (ROWS, 48, 48)))

    return make


def fcn():
    from torchvision.models import resnet18
    from torchvision.models._utils import IntermediateLayerGetter
    from torchvision.models.segmentation.fcn import FCN, FCNHead

    backbone = IntermediateLayerGetter(resnet18(), {"layer4": "out", "layer3": "aux"})

    def loss(outputs, y):
        return F.cross_entropy(outputs["out"], y) + 0.5 * F.cross_entropy(outputs["aux"], y)

    return (
        FCN(backbone, FCNHead(512, 5), FCNHead(256, 5)),
        loss,
        (images(48), torch.randint(5, (ROWS, 48, 48))),
    )


def detection_head():
    """Backbone with a feature pyramid and RetinaNet's heads, on anchors matched beforehand: focal
    loss and L1."""
    from torchvision.models.detection.backbone_utils import resnet_fpn_backbone
    from torchvision.models.detection.retinanet import RetinaNetHead
    from torchvision.ops import sigmoid_focal_loss

    class Detector(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.backbone = resnet_fpn_backbone(
                backbone_name="resnet18", weights=None, trainable_layers=5
            )
            self.head = RetinaNetHead(256, 3, CLASSES)

        def forward(self, x):
            return self.head(list(self.backbone(x).values()))

    def loss(model, x, classes, boxes):
        outputs = model(x)
        matched = classes > 0
        wanted = F.one_hot(classes, CLASSES + 1)[..., 1:].float()
        count = matched.sum().clamp(min=1)
        focal = sigmoid_focal_loss(outputs["cls_logits"], wanted, reduction="sum") / count
        l1 = ((outputs["bbox_regression"] - boxes).abs() * matched.unsqueeze(-1)).sum() / count
        return {"classification": focal, "regression": l1}

    anchors = 3 * sum((-(-64 // s)) ** 2 for s in (4, 8, 16, 32, 64))
    classes = torch.randint(CLASSES + 1, (ROWS, anchors)) * (torch.rand(ROWS, anchors) < 0.2)
    return Detector(), loss, (images(64), classes, torch.randn(ROWS, anchors, 4))


def contrastive():
    """Two networks that share one, as in contrastive learning: SimCLR's loss over the whole
    batch."""
    from torchvision.models import resnet18

    net = resnet18(num_classes=16)

    def loss(model, x, other):
        a, b = F.normalize(model(x)), F.normalize(model(other))
        scores = a @ b.T / 0.2
        return F.cross_entropy(scores, torch.arange(len(x)))

    return net, loss, (images(32), images(32))


def timm(name, size=64, **options):
    def make():
        import timm as library

        return classifier(library.create_model(name, num_classes=CLASSES, **options), size)

    return make


def unet():
    from diffusers import UNet2DModel

    model = UNet2DModel(
        sample_size=16,
        in_channels=3,
        out_channels=3,
        layers_per_block=1,
        block_out_channels=(32, 64),
        norm_num_groups=8,
        down_block_types=("DownBlock2D", "AttnDownBlock2D"),
        up_block_types=("AttnUpBlock2D", "UpBlock2D"),
    )

    def loss(model, noisy, time, noise):
        return F.mse_loss(model(noisy, time).sample, noise)

    return model, loss, (images(16), torch.randint(1000, (ROWS,)), images(16))


def unet_condition():
    from diffusers import UNet2DConditionModel

    model = UNet2DConditionModel(
        sample_size=16,
        in_channels=4,
        out_channels=4,
        layers_per_block=1,
        block_out_channels=(32, 64),
        norm_num_groups=8,
        cross_attention_dim=32,
        attention_head_dim=8,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
    )

    def loss(model, noisy, time, prompt, noise):
        return F.mse_loss(model(noisy, time, prompt).sample, noise)

    return (
        model,
        loss,
        (images(16, 4), torch.randint(1000, (ROWS,)), torch.randn(ROWS, 7, 32), images(16, 4)),
    )


def autoencoder():
    from diffusers import AutoencoderKL

    model = AutoencoderKL(
        block_out_channels=(16, 32),
        norm_num_groups=8,
        layers_per_block=1,
        latent_channels=4,
        sample_size=16,
        down_block_types=("DownEncoderBlock2D",) * 2,
        up_block_types=("UpDecoderBlock2D",) * 2,
    )

    def loss(model, x):
        posterior = model.encode(x).latent_dist
        return F.mse_loss(model.decode(posterior.mode()).sample, x) + 1e-3 * posterior.kl().mean()

    return model, loss, (images(16),)


MODELS = {
    "torchvision/resnet18": torchvision("resnet18"),
    # Inner widths of a quarter: a session of 8 devices in f64 holds all parameters 32 times.
    "torchvision/resnet50": torchvision("resnet50", width_per_group=16),
    "torchvision/resnext50": resnext,
    **{
        f"torchvision/{name}": torchvision(name)
        for name in (
            "mobilenet_v2",
            "mobilenet_v3_small",
            "efficientnet_b0",
            "squeezenet1_1",
            "densenet121",
            "shufflenet_v2_x0_5",
            "mnasnet0_5",
            "regnet_y_400mf",
        )
    },
    "torchvision/googlenet": googlenet,
    "torchvision/vit": vit,
    "torchvision/swin_t": swin,
    "torchvision/convnext_tiny": convnext,
    "torchvision/swin_v2_t": swin_v2,
    "torchvision/maxvit": maxvit,
    "torchvision/simclr": contrastive,
    **{
        f"torchvision/{name}": segmentation(name)
        for name in ("lraspp_mobilenet_v3_large", "deeplabv3_mobilenet_v3_large")
    },
    "torchvision/fcn": fcn,
    "torchvision/retinanet_heads": detection_head,
    "timm/vit_tiny": timm("vit_tiny_patch16_224", 32, img_size=32, depth=3),
    "timm/convnextv2_atto": timm("convnextv2_atto"),
    "timm/mixer_s32": timm("mixer_s32_224", 64, img_size=64),
    "timm/mobilevit_xxs": timm("mobilevit_xxs"),
    "timm/efficientvit_b0": timm("efficientvit_b0"),
    "timm/deit_tiny": timm("deit_tiny_distilled_patch16_224", 32, img_size=32, depth=3),
    "timm/edgenext_xx_small": timm("edgenext_xx_small"),
    "timm/resnet10t": timm("resnet10t"),
    "timm/fastvit_t8": timm("fastvit_t8"),
    "diffusers/UNet2DModel": unet,
    "diffusers/UNet2DConditionModel": unet_condition,
    "diffusers/AutoencoderKL": autoencoder,
}
