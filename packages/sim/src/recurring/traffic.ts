import type { Command, CoreEvent, EventOf } from '@candor/exchange';
import { recurringIntervals } from '@candor/exchange/rules';
import { dayMs, hourMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

/** People who buy again and again, change their minds, pause and end it, now and then in somebody else's name. */
export class RecurringTraffic {
  readonly #town: Population;
  #plans: EventOf<'recurring.begun'>[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'recurring.begun') this.#plans.push(event);
    if (event.type === 'recurring.ended') this.#plans = this.#plans.filter(({ planId }) => planId !== event.planId);
  }

  next(): Command {
    const { random } = this.#town;
    const every = random.chance(1, 2) ? 'hour' : random.pick(recurringIntervals);
    if (this.#plans.length === 0 || random.chance(2, 5)) {
      const isUsdt = random.chance(4, 5);
      const waits = random.chance(1, 10) ? 400 * dayMs : random.below(random.chance(1, 2) ? 3 * hourMs : 20_000);
      return {
        type: 'recurring.begin',
        accountId: this.#town.account(),
        fromAssetId: isUsdt ? asset.USDT : this.#town.assetId(),
        toAssetId: isUsdt ? random.pick([asset.BTC, asset.ETH]) : this.#town.assetId(),
        amount: this.#amount(isUsdt),
        every,
        ...(random.chance(1, 3) ? {} : { firstAtMs: this.#town.nowMs + waits }),
      };
    }
    const { planId, accountId, fromAssetId } = random.pick(this.#plans);
    const plan = { accountId: this.#town.owner(accountId), planId };
    if (random.chance(1, 3)) {
      return { type: 'recurring.change', ...plan, amount: this.#amount(fromAssetId === asset.USDT), every };
    }
    return { type: `recurring.${random.pick(['pause', 'resume', 'resume', 'end'] as const)}`, ...plan };
  }

  #amount(isUsdt: boolean) {
    const { random } = this.#town;
    if (isUsdt) return this.#town.usdt(random.chance(1, 20) ? 20_000 : 60);
    return atoms(BigInt(random.below(random.chance(1, 20) ? 50_000_000 : 90_000)));
  }
}
