"""Further families of transformers: decoders, experts, state spaces, encoders, translation, sound,
video, pictures with text."""

import torch

from .text import (
    GROUPED,
    LENGTH,
    PATCHES,
    ROWS,
    SEQ2SEQ,
    SMALL,
    T5,
    WORDS,
    causal,
    classified,
    decoder,
    make,
    masked,
    padded,
    paired,
    pictures,
    tokens,
    translated,
)

EXPERTS = dict(GROUPED, num_experts=4, num_experts_per_tok=2, moe_intermediate_size=16)
NARROW = dict(vocab_size=WORDS, n_positions=32, n_embd=32, n_layer=2, n_head=4)
SPEECH = dict(
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=64,
    conv_dim=(16, 16),
    conv_stride=(5, 2),
    conv_kernel=(10, 3),
    num_feat_extract_layers=2,
    num_conv_pos_embeddings=4,
    num_conv_pos_embedding_groups=2,
    vocab_size=20,
    mask_time_prob=0.0,
    layerdrop=0.0,
    pad_token_id=0,
    classifier_proj_size=16,
)
FRAMES = dict(
    image_size=16,
    patch_size=8,
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=64,
)


def tagged():
    ids, mask = padded()
    return dict(input_ids=ids, attention_mask=mask, labels=torch.randint(2, (ROWS, LENGTH)))


def answered():
    ids, mask = padded()
    return dict(
        input_ids=ids,
        attention_mask=mask,
        start_positions=torch.randint(5, (ROWS,)),
        end_positions=torch.randint(5, (ROWS,)),
    )


def chosen():
    return dict(
        input_ids=torch.randint(3, WORDS, (ROWS, 3, LENGTH)), labels=torch.randint(3, (ROWS,))
    )


def unmasked():
    ids, labels = tokens(), tokens()
    return dict(input_ids=ids, labels=labels)


def spoken():
    return dict(input_values=torch.randn(ROWS, 400), labels=torch.randint(2, (ROWS,)))


def frames(number):
    return lambda: dict(
        pixel_values=torch.randn(ROWS, number, 3, 16, 16), labels=torch.randint(2, (ROWS,))
    )


def questioned():
    ids, mask = padded()
    return dict(
        input_ids=ids,
        attention_mask=mask,
        pixel_values=torch.randn(ROWS, 3, 32, 32),
        labels=torch.rand(ROWS, 2),
    )


def captioned():
    ids, mask = padded()
    return dict(
        input_ids=ids, attention_mask=mask, pixel_values=torch.randn(ROWS, 3, 32, 32), labels=ids
    )


def series():
    return dict(past_values=torch.randn(ROWS, 32, 2), future_values=torch.randn(ROWS, 8, 2))


def siglip():
    import transformers

    return (
        transformers.SiglipModel(
            transformers.SiglipConfig(text_config=SMALL, vision_config=PATCHES)
        ),
        None,
        (paired(),),
    )


def blip():
    import transformers

    text = dict(
        SMALL,
        encoder_hidden_size=32,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
        sep_token_id=2,
        projection_dim=32,
    )
    config = transformers.BlipConfig(text_config=text, vision_config=PATCHES, projection_dim=32)
    return transformers.BlipForConditionalGeneration(config), None, (captioned(),)


def llava():
    """Sixteen patches of a picture in the places of as many tokens."""
    import transformers

    config = transformers.LlavaConfig(
        vision_config=transformers.CLIPVisionConfig(**PATCHES),
        text_config=transformers.LlamaConfig(**SMALL),
        image_token_id=98,
        vision_feature_layer=-1,
    )
    ids = torch.randint(3, 90, (ROWS, 24))
    ids[:, 2:18] = 98
    batch = dict(
        input_ids=ids,
        attention_mask=torch.ones_like(ids),
        pixel_values=torch.randn(ROWS, 3, 32, 32),
        labels=ids,
    )
    return transformers.LlavaForConditionalGeneration(config), None, (batch,)


def gemma3():
    import transformers

    config = transformers.Gemma3TextConfig(
        **SMALL,
        **GROUPED,
        head_dim=8,
        sliding_window=5,
        layer_types=["sliding_attention", "full_attention"],
    )
    return transformers.Gemma3ForCausalLM(config), None, (causal(),)


DECODERS = {
    "MPT": make(
        "Mpt",
        "ForCausalLM",
        causal,
        vocab_size=WORDS,
        d_model=32,
        n_layers=2,
        n_heads=4,
        expansion_ratio=2,
        max_seq_len=32,
    ),
    "RWKV": make(
        "Rwkv",
        "ForCausalLM",
        causal,
        vocab_size=WORDS,
        hidden_size=32,
        num_hidden_layers=2,
        attention_hidden_size=32,
        context_length=32,
    ),
    **{
        name: decoder(family, pad_token_id=0, **GROUPED)
        for name, family in (
            ("OLMo", "Olmo"),
            ("OLMo2", "Olmo2"),
            ("StableLM", "StableLm"),
            ("Cohere", "Cohere"),
            ("Granite", "Granite"),
            ("Starcoder2", "Starcoder2"),
            ("Nemotron", "Nemotron"),
            ("SmolLM3", "SmolLM3"),
        )
    },
    "Glm": decoder("Glm", pad_token_id=0, head_dim=8, **GROUPED),
    "Helium": decoder("Helium", head_dim=8, **GROUPED),
    "Gemma3": gemma3,
    "GPT-J": make("GPTJ", "ForCausalLM", causal, rotary_dim=4, **NARROW),
    "CodeGen": make("CodeGen", "ForCausalLM", causal, rotary_dim=4, **NARROW),
    "GPTBigCode": make("GPTBigCode", "ForCausalLM", causal, **NARROW),
    "CTRL": make("CTRL", "LMHeadModel", causal, dff=64, **NARROW),
    "XLNet": make(
        "XLNet",
        "LMHeadModel",
        causal,
        vocab_size=WORDS,
        d_model=32,
        n_layer=2,
        n_head=4,
        d_inner=64,
    ),
    "Qwen2MoE": decoder("Qwen2Moe", shared_expert_intermediate_size=32, **EXPERTS),
    "Qwen3MoE": decoder("Qwen3Moe", head_dim=8, **EXPERTS),
    "OLMoE": decoder("Olmoe", num_experts=4, num_experts_per_tok=2, pad_token_id=0),
    "GptOss": decoder(
        "GptOss",
        head_dim=8,
        num_local_experts=4,
        num_experts_per_tok=2,
        sliding_window=5,
        layer_types=["sliding_attention", "full_attention"],
        **GROUPED,
    ),
    "DeepseekV3": decoder(
        "DeepseekV3",
        n_routed_experts=4,
        num_experts_per_tok=2,
        n_group=2,
        topk_group=1,
        kv_lora_rank=8,
        q_lora_rank=8,
        qk_rope_head_dim=4,
        qk_nope_head_dim=4,
        v_head_dim=8,
        moe_intermediate_size=16,
        first_k_dense_replace=1,
        n_shared_experts=1,
    ),
    "Mamba2": make(
        "Mamba2",
        "ForCausalLM",
        causal,
        vocab_size=WORDS,
        hidden_size=32,
        num_hidden_layers=2,
        state_size=4,
        num_heads=8,
        head_dim=8,
        n_groups=1,
        chunk_size=4,
    ),
    "Jamba": decoder(
        "Jamba",
        num_experts=4,
        num_experts_per_tok=2,
        mamba_d_state=4,
        use_mamba_kernels=False,
        attn_layer_period=2,
        attn_layer_offset=1,
        expert_layer_period=2,
        expert_layer_offset=1,
        **GROUPED,
    ),
    "FalconMamba": make(
        "FalconMamba",
        "ForCausalLM",
        causal,
        vocab_size=WORDS,
        hidden_size=32,
        num_hidden_layers=2,
        state_size=4,
    ),
    "XGLM": make(
        "XGLM",
        "ForCausalLM",
        causal,
        vocab_size=WORDS,
        d_model=32,
        num_layers=2,
        attention_heads=4,
        ffn_dim=64,
        max_position_embeddings=32,
    ),
    "BioGPT": decoder("BioGpt"),
    "Persimmon": decoder("Persimmon"),
    "OpenAIGPT": make("OpenAIGPT", "LMHeadModel", causal, **NARROW),
    "LFM2": decoder("Lfm2", layer_types=["conv", "full_attention"], **GROUPED),
}
ENCODERS = {
    "XLM-RoBERTa": make(
        "XLMRoberta", "ForTokenClassification", tagged, **{**SMALL, "pad_token_id": 0}
    ),
    "BERT choices": make("Bert", "ForMultipleChoice", chosen, **SMALL),
    "BERT answers": make("Bert", "ForQuestionAnswering", answered, **SMALL),
    "Funnel": make(
        "Funnel",
        "ForMaskedLM",
        masked,
        vocab_size=WORDS,
        block_sizes=[1, 1],
        d_model=32,
        n_head=4,
        d_head=8,
        d_inner=64,
        num_decoder_layers=1,
    ),
    "BigBird": make(
        "BigBird",
        "ForMaskedLM",
        masked,
        **SMALL,
        attention_type="block_sparse",
        block_size=2,
        num_random_blocks=1,
    ),
    "Perceiver": make(
        "Perceiver",
        "ForMaskedLM",
        masked,
        vocab_size=WORDS,
        d_model=32,
        d_latents=32,
        num_latents=8,
        num_self_attends_per_block=1,
        num_self_attention_heads=4,
        num_cross_attention_heads=4,
        max_position_embeddings=LENGTH,
    ),
    "MobileBERT": make(
        "MobileBert",
        "ForMaskedLM",
        masked,
        **{**SMALL, "intermediate_size": 32},
        embedding_size=32,
        intra_bottleneck_size=16,
        true_hidden_size=16,
    ),
    "SqueezeBERT": make("SqueezeBert", "ForMaskedLM", masked, **SMALL, embedding_size=32),
    "MPNet": make("MPNet", "ForMaskedLM", masked, **SMALL),
    "RoFormer": make("RoFormer", "ForMaskedLM", masked, **SMALL),
    "ConvBERT": make("ConvBert", "ForMaskedLM", masked, **SMALL, embedding_size=32),
    "FNet": make(
        "FNet",
        "ForMaskedLM",
        unmasked,
        **{k: v for k, v in SMALL.items() if k != "num_attention_heads"},
    ),
    "DeBERTa": make(
        "Deberta",
        "ForMaskedLM",
        masked,
        **SMALL,
        relative_attention=True,
        pos_att_type=["p2c", "c2p"],
    ),
    # These two ask Python for the values of tensors.
    "Longformer": make(
        "Longformer",
        "ForMaskedLM",
        masked,
        **{**SMALL, "max_position_embeddings": 40},
        attention_window=4,
        pad_token_id=0,
    ),
    "I-BERT": make("IBert", "ForMaskedLM", masked, **SMALL),
    # Splinter changes its batch, FlauBERT asserts values.
    "Splinter": make("Splinter", "ForQuestionAnswering", answered, **SMALL),
    "FlauBERT": make(
        "Flaubert",
        "WithLMHeadModel",
        masked,
        n_words=WORDS,
        vocab_size=WORDS,
        emb_dim=32,
        n_layers=2,
        n_heads=4,
        max_position_embeddings=32,
        pad_index=0,
    ),
    "NomicBERT": make("NomicBert", "ForMaskedLM", masked, **SMALL),
    "LayoutLM": make("LayoutLM", "ForTokenClassification", tagged, **SMALL),
    "RemBERT": make(
        "RemBert", "ForMaskedLM", masked, **SMALL, input_embedding_size=16, output_embedding_size=24
    ),
    "CANINE": make(
        "Canine",
        "ForSequenceClassification",
        classified,
        **{k: v for k, v in SMALL.items() if k != "vocab_size"},
        num_hash_buckets=64,
        downsampling_rate=4,
        local_transformer_stride=4,
    ),
    "ESM": make(
        "Esm",
        "ForMaskedLM",
        masked,
        **SMALL,
        pad_token_id=0,
        mask_token_id=1,
        position_embedding_type="rotary",
    ),
    "Pegasus": make("Pegasus", "ForConditionalGeneration", translated, **SEQ2SEQ),
    "mBART": make("MBart", "ForConditionalGeneration", translated, **SEQ2SEQ),
    "M2M100": make("M2M100", "ForConditionalGeneration", translated, **SEQ2SEQ),
    "BigBirdPegasus": make(
        "BigBirdPegasus",
        "ForConditionalGeneration",
        translated,
        **SEQ2SEQ,
        attention_type="original_full",
    ),
    "LongT5": make(
        "LongT5",
        "ForConditionalGeneration",
        translated,
        **T5,
        local_radius=3,
        encoder_attention_type="local",
    ),
    "ProphetNet": make(
        "ProphetNet",
        "ForConditionalGeneration",
        translated,
        vocab_size=WORDS,
        hidden_size=32,
        num_encoder_layers=1,
        num_decoder_layers=1,
        num_encoder_attention_heads=4,
        num_decoder_attention_heads=4,
        encoder_ffn_dim=32,
        decoder_ffn_dim=32,
        max_position_embeddings=32,
        pad_token_id=0,
        decoder_start_token_id=1,
    ),
    "mT5": make("MT5", "ForConditionalGeneration", translated, **T5),
}
SENSES = {
    **{
        name: make(name, "ForSequenceClassification", spoken, **SPEECH)
        for name in ("Wav2Vec2", "Hubert", "SEW")
    },
    "AST": make(
        "AST",
        "ForAudioClassification",
        lambda: dict(input_values=torch.randn(ROWS, 24, 16), labels=torch.randint(2, (ROWS,))),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=64,
        patch_size=8,
        frequency_stride=4,
        time_stride=4,
        max_length=24,
        num_mel_bins=16,
    ),
    "VideoMAE": make(
        "VideoMAE", "ForVideoClassification", frames(4), num_frames=4, tubelet_size=2, **FRAMES
    ),
    "Timesformer": make("Timesformer", "ForVideoClassification", frames(2), num_frames=2, **FRAMES),
    "ConvNextV2": make(
        "ConvNextV2",
        "ForImageClassification",
        pictures,
        hidden_sizes=[8, 16],
        depths=[1, 1],
        num_stages=2,
    ),
    "ViLT": make("Vilt", "ForQuestionAnswering", questioned, **SMALL, image_size=32, patch_size=8),
    "BLIP": blip,
    "SigLIP": siglip,
    "LLaVA": llava,
    "PatchTST": make(
        "PatchTST",
        "ForPrediction",
        series,
        num_input_channels=2,
        context_length=32,
        prediction_length=8,
        patch_length=8,
        patch_stride=8,
        d_model=16,
        num_attention_heads=2,
        ffn_dim=32,
        num_hidden_layers=2,
    ),
}
MODELS = {f"transformers/{name}": of for name, of in {**DECODERS, **ENCODERS, **SENSES}.items()}
