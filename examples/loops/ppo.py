"""Proximal policy optimization: several epochs over one batch of experience, with minibatches of
uneven size, on a cart that balances a pole.

    python ppo.py --devices 4
"""

import common
import torch
from torch import nn
from torch.distributions import Categorical

args = common.arguments(__doc__, rounds=30, carts=32, steps=64)
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)


def advance(state: torch.Tensor, action: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the carts' next states, and which have fallen (Barto, Sutton and Anderson, 1983)."""
    place, speed, angle, turn = state.T
    force = 20.0 * action - 10.0
    pull = (force + 0.05 * turn**2 * angle.sin()) / 1.1
    spin = (9.8 * angle.sin() - angle.cos() * pull) / (0.5 * (4 / 3 - 0.1 * angle.cos() ** 2 / 1.1))
    push = pull - 0.05 * spin * angle.cos() / 1.1
    state = torch.stack(
        [place + 0.02 * speed, speed + 0.02 * push, angle + 0.02 * turn, turn + 0.02 * spin], 1
    )
    return state, (state[:, 0].abs() > 2.4) | (state[:, 2].abs() > 0.21)


def started(count: int) -> torch.Tensor:
    return (torch.rand(count, 4, generator=numbers) - 0.5) / 10


class Agent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.policy = nn.Sequential(nn.Linear(4, 64), nn.Tanh(), nn.Linear(64, 2))
        self.value = nn.Sequential(nn.Linear(4, 64), nn.Tanh(), nn.Linear(64, 1))

    def forward(self, state):
        return self.policy(state), self.value(state).squeeze(1)


agent = common.parallel(Agent(), args.devices)
optimizer = torch.optim.Adam(agent.parameters(), 3e-3)
state = started(args.carts)
for number in range(1, args.rounds + 1):
    seen: list[tuple[torch.Tensor, ...]] = []
    falls = 0
    with torch.no_grad():
        for _ in range(args.steps):
            logits, value = agent(state)
            action = torch.multinomial(logits.softmax(1), 1, generator=numbers).squeeze(1)
            after, fallen = advance(state, action)
            seen.append((state, action, Categorical(logits=logits).log_prob(action), value, fallen))
            state = torch.where(fallen[:, None], started(args.carts), after)
            falls += int(fallen.sum())
        following = agent(state)[1]
    # Advantages by lambda returns, from the last step to the first.
    advantage, advantages = torch.zeros(args.carts), []
    for _, _, _, value, fallen in reversed(seen):
        is_on = (~fallen).float()
        advantage = 1.0 + 0.99 * is_on * following - value + 0.95 * 0.99 * is_on * advantage
        advantages.append(advantage)
        following = value
    states, actions, before, values = (torch.cat(parts) for parts in list(zip(*seen))[:4])
    gains = torch.cat(advantages[::-1])
    returns, gains = gains + values, (gains - gains.mean()) / gains.std()
    for _ in range(4):
        for rows in torch.randperm(len(states), generator=numbers).split(600):
            logits, value = agent(states[rows])
            now = Categorical(logits=logits)
            ratio = (now.log_prob(actions[rows]) - before[rows]).exp()
            gain = gains[rows]
            policy = -torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            loss = (
                policy + 0.5 * (value - returns[rows]).pow(2).mean() - 0.01 * now.entropy().mean()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    if number <= 2 or number % 10 == 0:
        print(f"round {number}: loss {loss.item():.3f}, {falls} falls in {len(states)} steps")
