import {
  type AccountId,
  type Command,
  type CommandOf,
  type CoreEvent,
  copyModes,
  copyPairChoices,
  type PairId,
  type TicketId,
} from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { Belongings, leaders, type Population } from '../traffic/population.ts';

const decisions = ['accept', 'refuse', 'suspend', 'restore'] as const;

export const copyTerms: CommandOf<'copy.set_terms'> = {
  type: 'copy.set_terms',
  shareMax: 200_000 as Ppm,
  followersMax: 3,
  isOffered: 'yes',
};

/** The commands that make the first people traders, before anything else happens. */
export function leadersCommands(): Command[] {
  return leaders.flatMap((traderId): Command[] => [
    { type: 'copy.apply', accountId: traderId, share: 100_000 as Ppm },
    { type: 'copy.review', traderId, decision: 'accept' },
  ]);
}

/** People who lead, follow and change their minds. */
export class CopyTraffic {
  readonly #town: Population;
  readonly #copies: Belongings<TicketId>;

  constructor(town: Population) {
    this.#town = town;
    this.#copies = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'copy.copied' && event.ticketId !== undefined) this.#copies.add(event.ticketId, event.accountId);
    if (event.type === 'contract.closed' && event.lotsLeft === 0) this.#copies.forget(event.ticketId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 62) return this.#follow();
    if (draw < 76) return { type: 'copy.cancel', accountId: this.#town.account(), traderId: this.#traderId() };
    if (draw < 90) {
      const { id: ticketId, accountId } = this.#copies.one();
      return { type: 'copy.self_hold', accountId, ticketId };
    }
    if (draw < 94) return { type: 'copy.apply', accountId: this.#town.account(), share: random.below(230_000) as Ppm };
    if (draw < 96) return { type: 'copy.withdraw_application', accountId: this.#town.account() };
    return { type: 'copy.review', traderId: this.#traderId(), decision: random.pick(decisions) };
  }

  terms(): Command {
    const { random } = this.#town;
    return {
      ...copyTerms,
      shareMax: random.below(250_000) as Ppm,
      followersMax: random.below(5),
      isOffered: random.chance(1, 6) ? 'no' : 'yes',
    };
  }

  #follow(): Command {
    const { random } = this.#town;
    const mode = random.pick(copyModes);
    const cap = () =>
      random.chance(1, 4) ? atoms(this.#town.usdt(400) - (random.chance(1, 10) ? 100_000_000n : 0n)) : undefined;
    const [marginMax, pairMarginMax, dailyLossMax] = [cap(), cap(), cap()];
    const how = {
      accountId: this.#town.account(),
      traderId: this.#traderId(),
      mode,
      size: random.chance(1, 30) ? random.below(20_000) : 1 + random.below(250),
      ...(marginMax === undefined ? {} : { marginMax }),
      ...(pairMarginMax === undefined ? {} : { pairMarginMax }),
      ...(dailyLossMax === undefined ? {} : { dailyLossMax }),
      ...(random.chance(1, 6) ? { slippage: random.below(60_000) as Ppm } : {}),
    };
    if (random.chance(1, 3)) return { type: 'copy.follow', ...how };
    const pairs = random.pick(copyPairChoices);
    // One pair in twenty is not listed for contracts, or nowhere.
    const chosen = [1, 2, 3, 4, 5].filter((pairId) => random.chance(1, pairId < 3 ? 2 : 20)) as PairId[];
    const pairIds = pairs === 'all' ? [] : chosen;
    const limit = () => (random.chance(1, 2) ? this.#town.usdt(random.pick([2, 60])) : undefined);
    const [lossMax, profitMin] = [limit(), limit()];
    return {
      type: 'copy.follow_with_limits',
      ...how,
      pairs,
      pairIds,
      ...(lossMax === undefined ? {} : { lossMax }),
      ...(profitMin === undefined ? {} : { profitMin }),
    };
  }

  #traderId(): AccountId {
    return this.#town.random.chance(1, 8) ? this.#town.account() : this.#town.random.pick(leaders);
  }
}
