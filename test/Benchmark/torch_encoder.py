#!/usr/bin/env python3
"""Times the step of encoder_step.py in PyTorch on a GPU.

    torch_encoder.py [--ways=f32,tf32,f16,bf16,f16-compiled,bf16-compiled]
                     [--attention=written|fused] [sizes as in encoder_step.py]

f16 and bf16 are autocast, f16 with GradScaler; AdamW is fused; f32 is without TF32.
Attention is written out as in encoder_step.py, or is PyTorch's own fused one, which
has no counterpart there. Prints milliseconds a step, the median of 20, and the
memory that PyTorch took at most.
"""
import argparse
import math
import statistics

import torch
from torch import nn
from torch.nn import functional


class Layer(nn.Module):
    def __init__(self, o):
        super().__init__()
        self.o = o
        self.qkv = nn.Linear(o.width, 3 * o.width)
        self.out = nn.Linear(o.width, o.width)
        self.ln1 = nn.LayerNorm(o.width, eps=1e-12)
        self.up = nn.Linear(o.width, 4 * o.width)
        self.down = nn.Linear(4 * o.width, o.width)
        self.ln2 = nn.LayerNorm(o.width, eps=1e-12)
        self.drop = nn.Dropout(o.dropout / 100)

    def attend(self, x, mask):
        q, k, v = (y.view(*y.shape[:2], self.o.heads, -1).transpose(1, 2)
                   for y in self.qkv(x).chunk(3, -1))
        if self.o.attention == "fused":
            y = functional.scaled_dot_product_attention(
                q, k, v, mask, dropout_p=self.o.dropout / 100)
        else:
            scores = q @ k.transpose(-1, -2) / math.sqrt(q.shape[-1])
            y = self.drop(functional.softmax(scores + mask, -1)) @ v
        return y.transpose(1, 2).reshape(x.shape)

    def forward(self, x, mask):
        x = self.ln1(x + self.drop(self.out(self.attend(x, mask))))
        y = self.down(functional.gelu(self.up(x)))
        return self.ln2(x + self.drop(y))


class Encoder(nn.Module):
    def __init__(self, o):
        super().__init__()
        self.word = nn.Embedding(o.vocabulary, o.width)
        self.place = nn.Parameter(torch.empty(o.length, o.width))
        self.ln = nn.LayerNorm(o.width, eps=1e-12)
        self.drop = nn.Dropout(o.dropout / 100)
        self.layers = nn.ModuleList(Layer(o) for _ in range(o.layers))
        self.head = nn.Linear(o.width, o.width)
        self.head_ln = nn.LayerNorm(o.width, eps=1e-12)
        self.bias = nn.Parameter(torch.zeros(o.vocabulary))
        for p in self.parameters():
            if p.dim() > 1:
                nn.init.normal_(p, std=0.02)

    def forward(self, tokens, mask, targets):
        mask = (1 - mask[:, None, None, :]) * -1e9
        if torch.is_autocast_enabled("cuda"):
            mask = mask.to(torch.get_autocast_dtype("cuda"))
        x = self.drop(self.ln(self.word(tokens) + self.place))
        for layer in self.layers:
            x = layer(x, mask)
        x = self.head_ln(functional.gelu(self.head(x)))
        logits = functional.linear(x, self.word.weight) + self.bias
        return functional.cross_entropy(logits.flatten(0, 1),
                                        targets.flatten())


def make_step(o, way):
    dtype = {"f16": torch.float16, "bf16": torch.bfloat16}.get(
        way.split("-")[0])
    torch.backends.cuda.matmul.allow_tf32 = way == "tf32"
    model = Encoder(o).cuda()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-4, weight_decay=0.01,
                                  fused=True)
    scaler = torch.amp.GradScaler("cuda", enabled=dtype == torch.float16)
    called = torch.compile(model) if way.endswith("compiled") else model

    def step(batch):
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cuda", dtype, enabled=dtype is not None):
            loss = called(*batch)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        return loss
    return step


def measure(o, way):
    torch.manual_seed(0)
    shape = (o.batch, o.length)
    batch = (torch.randint(o.vocabulary, shape, device="cuda"),
             torch.ones(shape, device="cuda"),
             torch.randint(o.vocabulary, shape, device="cuda"))
    step = make_step(o, way)
    torch.cuda.reset_peak_memory_stats()
    for _ in range(5):
        loss = step(batch)
    times = []
    for _ in range(20):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        step(batch)
        end.record()
        end.synchronize()
        times.append(begin.elapsed_time(end))
    peak = torch.cuda.max_memory_allocated() / 1e9
    print(f"{way} attention={o.attention}: {statistics.median(times):.3f} ms, "
          f"{peak:.2f} GB, loss {loss.item():.3f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ways",
                        default="f32,tf32,f16,bf16,f16-compiled,bf16-compiled")
    parser.add_argument("--attention", default="written")
    for name, value in dict(layers=12, width=768, heads=12, batch=32,
                            length=128, vocabulary=30522, dropout=0).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    o = parser.parse_args()
    print(torch.cuda.get_device_name(), "PyTorch", torch.__version__)
    for way in o.ways.split(","):
        measure(o, way)
        torch.cuda.empty_cache()


main()
