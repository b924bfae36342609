import { type AccountId, type Command, type CommandOf, type CoreEvent, house, type ProposalId } from '@candor/exchange';
import { correctionReasons } from '@candor/exchange/rules';
import { asset } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

const operators = ['rita', 'max', 'ann'] as const;

/** Operators who mend balances: mostly from or to the house, now and then from whom nothing can be taken. */
export class CorrectionTraffic {
  readonly #town: Population;
  #records = 0;
  #newest = 1 as ProposalId;

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'ledger.posted') this.#records += 1;
    if (event.type === 'proposals.proposed' && event.change.type === 'ledger.correct') this.#newest = event.proposalId;
  }

  /** Mostly one operator proposes and another one confirms; some try it alone. */
  next(): Command {
    const { random } = this.#town;
    const operator = random.pick(operators);
    const draw = random.below(100);
    if (draw < 45) return { type: 'proposals.confirm', operator, proposalId: this.#newest };
    return draw < 95 ? { type: 'proposals.propose', operator, change: this.#correction() } : this.#correction();
  }

  #correction(): CommandOf<'ledger.correct'> {
    const { random } = this.#town;
    const [fromAccountId, toAccountId] = random.chance(1, 2)
      ? [this.#house(), this.#town.account()]
      : [this.#town.account(), random.chance(1, 2) ? this.#house() : this.#town.account()];
    const assetId = random.chance(1, 2) ? asset.USDT : this.#town.assetId();
    return {
      type: 'ledger.correct',
      fromAccountId,
      toAccountId,
      assetId,
      amount: this.#town.usdt(random.chance(1, 10) ? 50_000 : 20),
      corrects: random.chance(1, 20) ? random.below(10 ** 9) : random.below(this.#records + 1),
      reason: random.pick(correctionReasons),
    };
  }

  #house(): AccountId {
    const { random } = this.#town;
    return random.chance(1, 10) ? random.pick(Object.values(house)) : random.pick([house.treasury, house.fees]);
  }
}
