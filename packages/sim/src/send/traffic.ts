import type { Command } from '@candor/exchange';
import { atoms } from '@candor/money';
import { asset, bytesOf } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

/** People who send money to each other: mostly what they have, now and then too much, to themselves or to nobody. */
export class SendTraffic {
  readonly #town: Population;

  constructor(town: Population) {
    this.#town = town;
  }

  next(): Command {
    const { random } = this.#town;
    const accountId = this.#town.account();
    const isUsdt = random.chance(2, 3);
    const amount = isUsdt
      ? this.#town.usdt(random.chance(1, 20) ? 20_000 : 120)
      : atoms(BigInt(random.below(random.chance(1, 20) ? 50_000_000 : 90_000)));
    return {
      type: 'send.send',
      accountId,
      recipientId: random.chance(1, 20) ? accountId : this.#town.account(),
      assetId: isUsdt ? asset.USDT : this.#town.assetId(),
      amount,
      ...(random.chance(1, 3) ? { noteHash: bytesOf(`note ${random.below(1_000)}`) } : {}),
    };
  }
}
