"""transformers: language models, encoders and decoders, pictures and sound. Batches are dicts,
losses the models' own."""

import torch

ROWS, LENGTH, WORDS = 9, 12, 99
SMALL = dict(
    vocab_size=WORDS,
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=64,
    max_position_embeddings=32,
)


def tokens(length=LENGTH):
    return torch.randint(3, WORDS, (ROWS, length))


def padded():
    """Tokens, and a mask in which rows have different lengths."""
    lengths = torch.randint(LENGTH // 2, LENGTH + 1, (ROWS, 1))
    mask = (torch.arange(LENGTH) < lengths).long()
    return tokens() * mask, mask


def make(family, kind, batch, **options):
    def of():
        import transformers

        torch.manual_seed(0)
        config = getattr(transformers, family + "Config")(**options)
        return getattr(transformers, family + kind)(config), None, (batch(),)

    return of


def causal():
    ids = tokens()
    return dict(input_ids=ids, labels=ids)


def causal_padded():
    ids, mask = padded()
    return dict(input_ids=ids, attention_mask=mask, labels=torch.where(mask > 0, ids, -100))


def classified():
    ids, mask = padded()
    return dict(input_ids=ids, attention_mask=mask, labels=torch.randint(2, (ROWS,)))


def masked():
    ids, mask = padded()
    return dict(
        input_ids=ids,
        attention_mask=mask,
        labels=torch.where(torch.rand(ROWS, LENGTH) < 0.4, ids, -100),
    )


def translated():
    ids, mask = padded()
    return dict(input_ids=ids, attention_mask=mask, labels=tokens(7))


def pictures(size=32):
    return dict(pixel_values=torch.randn(ROWS, 3, size, size), labels=torch.randint(2, (ROWS,)))


def paired():
    ids, mask = padded()
    return dict(
        input_ids=ids,
        attention_mask=mask,
        pixel_values=torch.randn(ROWS, 3, 32, 32),
        return_loss=True,
    )


def heard():
    return dict(input_features=torch.randn(ROWS, 16, 40), labels=tokens(7))


def decoder(family, batch=causal, **options):
    return make(family, "ForCausalLM", batch, **{**SMALL, **options})


def clip():
    import transformers

    text = dict(SMALL, eos_token_id=2, bos_token_id=1, projection_dim=32)
    config = transformers.CLIPConfig(text_config=text, vision_config=PATCHES, projection_dim=32)
    return transformers.CLIPModel(config), None, (paired(),)


def gpt2_untied():
    """A batch of mask and explicit positions."""
    ids, mask = padded()
    positions = (mask.cumsum(-1) - 1).clamp(min=0)
    model = make(
        "GPT2",
        "LMHeadModel",
        causal,
        vocab_size=WORDS,
        n_positions=32,
        n_embd=32,
        n_layer=2,
        n_head=4,
    )()[0]
    return (
        model,
        None,
        (
            dict(
                input_ids=ids,
                attention_mask=mask,
                position_ids=positions,
                labels=torch.where(mask > 0, ids, -100),
            ),
        ),
    )


GROUPED = dict(num_key_value_heads=2)
SEQ2SEQ = dict(
    vocab_size=WORDS,
    d_model=32,
    encoder_layers=2,
    decoder_layers=2,
    encoder_attention_heads=4,
    decoder_attention_heads=4,
    encoder_ffn_dim=64,
    decoder_ffn_dim=64,
    max_position_embeddings=32,
    pad_token_id=0,
    decoder_start_token_id=1,
)
PATCHES = dict(
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=64,
    image_size=32,
    patch_size=8,
)
T5 = dict(
    vocab_size=WORDS,
    d_model=32,
    d_kv=8,
    d_ff=64,
    num_layers=2,
    num_heads=4,
    decoder_start_token_id=0,
    pad_token_id=0,
)
GPT2 = dict(vocab_size=WORDS, n_positions=32, n_embd=32, n_layer=2, n_head=4)
BERT = SMALL
MODELS = {
    f"transformers/{name}": of
    for name, of in {
        "GPT2": make("GPT2", "LMHeadModel", causal, **GPT2),
        "GPT2 padded": make("GPT2", "LMHeadModel", causal_padded, **GPT2),
        "GPT2 positions": gpt2_untied,
        "Llama": decoder("Llama", **GROUPED),
        "Llama padded": decoder("Llama", causal_padded, **GROUPED),
        "Qwen2": decoder("Qwen2", **GROUPED),
        "Qwen3": decoder("Qwen3", **GROUPED, head_dim=8),
        "Mistral": decoder("Mistral", sliding_window=5, **GROUPED),
        "Gemma": decoder("Gemma", head_dim=8, **GROUPED),
        "Gemma2": decoder("Gemma2", head_dim=8, **GROUPED, sliding_window=5),
        "Phi": decoder("Phi"),
        "Phi3": decoder("Phi3", pad_token_id=0),
        "OPT": make(
            "OPT",
            "ForCausalLM",
            causal,
            vocab_size=WORDS,
            hidden_size=32,
            num_hidden_layers=2,
            num_attention_heads=4,
            ffn_dim=64,
            max_position_embeddings=32,
            word_embed_proj_dim=32,
        ),
        "GPTNeoX": decoder("GPTNeoX"),
        "GPTNeo": make(
            "GPTNeo",
            "ForCausalLM",
            causal,
            vocab_size=WORDS,
            hidden_size=32,
            num_layers=2,
            num_heads=4,
            attention_types=[[["global", "local"], 1]],
            max_position_embeddings=32,
            window_size=5,
        ),
        "Bloom": make(
            "Bloom", "ForCausalLM", causal, vocab_size=WORDS, hidden_size=32, n_layer=2, n_head=4
        ),
        "Falcon": make(
            "Falcon",
            "ForCausalLM",
            causal,
            vocab_size=WORDS,
            hidden_size=32,
            num_hidden_layers=2,
            num_attention_heads=4,
        ),
        "Mixtral": decoder("Mixtral", num_local_experts=4, num_experts_per_tok=2, **GROUPED),
        "Mamba": make(
            "Mamba",
            "ForCausalLM",
            causal,
            vocab_size=WORDS,
            hidden_size=32,
            num_hidden_layers=2,
            state_size=4,
        ),
        "BERT": make("Bert", "ForMaskedLM", masked, **BERT),
        "BERT classifier": make("Bert", "ForSequenceClassification", classified, **BERT),
        "RoBERTa": make("Roberta", "ForMaskedLM", masked, **{**BERT, "pad_token_id": 0}),
        "DistilBERT": make(
            "DistilBert",
            "ForMaskedLM",
            masked,
            vocab_size=WORDS,
            dim=32,
            n_layers=2,
            n_heads=4,
            hidden_dim=64,
            max_position_embeddings=32,
        ),
        "ALBERT": make("Albert", "ForMaskedLM", masked, **BERT, embedding_size=16),
        "ELECTRA": make(
            "Electra", "ForSequenceClassification", classified, **BERT, embedding_size=16
        ),
        "DeBERTa-v2": make(
            "DebertaV2",
            "ForMaskedLM",
            masked,
            **BERT,
            relative_attention=True,
            pos_att_type=["p2c", "c2p"],
            position_biased_input=False,
        ),
        "ModernBERT": make(
            "ModernBert", "ForMaskedLM", masked, **BERT, pad_token_id=0, local_attention=4
        ),
        "T5": make("T5", "ForConditionalGeneration", translated, **T5),
        "BART": make("Bart", "ForConditionalGeneration", translated, **SEQ2SEQ),
        "Marian": make("Marian", "MTModel", translated, **SEQ2SEQ),
        "Whisper": make(
            "Whisper",
            "ForConditionalGeneration",
            heard,
            **{k: v for k, v in SEQ2SEQ.items() if k != "max_position_embeddings"},
            num_mel_bins=16,
            max_source_positions=20,
            max_target_positions=20,
        ),
        "ViT": make("ViT", "ForImageClassification", pictures, **PATCHES),
        "DeiT": make("DeiT", "ForImageClassification", pictures, **PATCHES),
        "BEiT": make(
            "Beit", "ForImageClassification", pictures, **PATCHES, use_relative_position_bias=True
        ),
        "DINOv2": make("Dinov2", "ForImageClassification", pictures, **PATCHES),
        "Swin": make(
            "Swin",
            "ForImageClassification",
            pictures,
            image_size=32,
            patch_size=2,
            embed_dim=16,
            depths=[2, 2],
            num_heads=[2, 4],
            window_size=4,
        ),
        "SegFormer": make(
            "Segformer",
            "ForImageClassification",
            pictures,
            num_encoder_blocks=2,
            depths=[1, 1],
            hidden_sizes=[16, 32],
            sr_ratios=[2, 1],
            patch_sizes=[7, 3],
            strides=[4, 2],
            num_attention_heads=[1, 2],
            mlp_ratios=[2, 2],
            decoder_hidden_size=32,
        ),
        "ResNet": make(
            "ResNet",
            "ForImageClassification",
            pictures,
            embedding_size=16,
            hidden_sizes=[16, 32],
            depths=[1, 1],
        ),
        "CLIP": clip,
    }.items()
}
