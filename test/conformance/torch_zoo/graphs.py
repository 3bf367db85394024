"""Graph networks: messages along edges, on a batch of graphs of one size and on one graph whose
edges are scattered."""

import torch
import torch.nn.functional as F
from torch import nn

ROWS, NODES, EDGES, WIDTH = 9, 6, 10, 8


class Messages(nn.Module):
    """Rounds of messages with sums at the receivers, on nodes of all graphs in one list."""

    def __init__(self, rounds=2):
        super().__init__()
        self.edge = nn.ModuleList(nn.Linear(2 * WIDTH, WIDTH) for _ in range(rounds))
        self.node = nn.ModuleList(nn.GRUCell(WIDTH, WIDTH) for _ in range(rounds))
        self.head = nn.Linear(WIDTH, 3)

    def forward(self, nodes, edges):
        count = nodes.shape[0]
        first = torch.arange(count).unsqueeze(1) * NODES
        sender, receiver = ((edges[..., i] + first).flatten() for i in (0, 1))
        h = nodes.flatten(0, 1)
        for edge, node in zip(self.edge, self.node):
            message = F.relu(edge(torch.cat([h[sender], h[receiver]], 1)))
            h = node(torch.zeros_like(h).index_add(0, receiver, message), h)
        return self.head(h.unflatten(0, (count, NODES)).mean(1))


def batched():
    return (
        Messages(),
        F.cross_entropy,
        (
            torch.randn(ROWS, NODES, WIDTH),
            torch.randint(NODES, (ROWS, EDGES, 2)),
            torch.randint(3, (ROWS,)),
        ),
    )


class GCN(nn.Module):
    """A graph convolution (Kipf and Welling, 2017) with normalization by degrees."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(WIDTH, 16), nn.Linear(16, 3)])

    def forward(self, x, edges):
        sender, receiver = edges[:, 0], edges[:, 1]
        degree = torch.ones(x.shape[0]).index_add(0, receiver, torch.ones(edges.shape[0]))
        weight = (degree[sender] * degree[receiver]).rsqrt().unsqueeze(1)
        for number, layer in enumerate(self.layers):
            h = layer(x)
            x = h / degree.unsqueeze(1) + torch.zeros_like(h).index_add(
                0, receiver, weight * h[sender]
            )
            x = F.relu(x) if number == 0 else x
        return x


def one_graph():
    def loss(model, x, edges, y):
        return F.cross_entropy(model(x, edges), y)

    return (
        GCN(),
        loss,
        (torch.randn(17, WIDTH), torch.randint(17, (43, 2)), torch.randint(3, (17,))),
    )


class Attention(nn.Module):
    """Graph attention (Veličković et al., 2018): a softmax over the edges of each receiver."""

    def __init__(self):
        super().__init__()
        self.value, self.score, self.head = nn.Linear(WIDTH, 16), nn.Linear(32, 1), nn.Linear(16, 3)

    def forward(self, x, edges):
        sender, receiver = edges[:, 0], edges[:, 1]
        h = self.value(x)
        score = F.leaky_relu(self.score(torch.cat([h[sender], h[receiver]], 1)).squeeze(1), 0.2)
        most = torch.full((x.shape[0],), -1e30).scatter_reduce(0, receiver, score.detach(), "amax")
        weight = (score - most[receiver]).exp()
        total = torch.zeros(x.shape[0]).index_add(0, receiver, weight)
        share = weight / total[receiver]
        return self.head(
            F.elu(torch.zeros_like(h).index_add(0, receiver, share.unsqueeze(1) * h[sender]))
        )


def attention():
    def loss(model, x, edges, y):
        return F.cross_entropy(model(x, edges), y)

    return (
        Attention(),
        loss,
        (torch.randn(17, WIDTH), torch.randint(17, (43, 2)), torch.randint(3, (17,))),
    )


MODELS = {"graphs/message passing": batched, "graphs/GCN": one_graph, "graphs/GAT": attention}
