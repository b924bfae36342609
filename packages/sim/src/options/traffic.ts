import { type Command, type CommandOf, type CoreEvent, optionDirections, type PairId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { pair } from '@candor/testkit';
import type { Population } from '../traffic/population.ts';

const pairs = [pair['BTC/USDT'], pair['BTC/USDT'], pair['ETH/USDT'], pair['ACME/USDT']] as const;
const durations = [
  { seconds: 10, payout: 800_000 as Ppm },
  { seconds: 20, payout: 820_000 as Ppm },
  { seconds: 30, payout: 850_001 as Ppm },
];

/** Short ones, so that a life of a few minutes sees many of them through. */
export function optionTermsOf(pairId: PairId): CommandOf<'options.set_terms'> {
  return {
    type: 'options.set_terms',
    pairId,
    durations,
    stakeMin: atoms(5_000_000n),
    stakeMax: atoms(500_000_000n),
    exposureMax: atoms(3_000_000_000n),
    isOffered: 'yes',
  };
}

/** Buyers of options, in time and too late, under the terms in force and under those before. */
export class OptionTraffic {
  readonly #town: Population;
  readonly #hashes = new Map<PairId, Uint8Array>();
  #oldHash: Uint8Array = new Uint8Array(32);

  constructor(town: Population) {
    this.#town = town;
  }

  hear(event: CoreEvent): void {
    if (event.type !== 'options.terms_set') return;
    this.#oldHash = this.#hashes.get(event.terms.pairId) ?? this.#oldHash;
    this.#hashes.set(event.terms.pairId, event.hash.slice());
  }

  next(): Command {
    const { random, nowMs } = this.#town;
    const draw = random.below(100);
    const accountId = this.#town.account();
    if (draw < 90) return this.#buy();
    if (draw < 97) {
      return {
        type: 'options.set_limits',
        accountId,
        ...(random.chance(1, 2) ? { dailyStakeMax: this.#town.usdt(5_000) } : {}),
        ...(random.chance(1, 2) ? { dailyLossMax: this.#town.usdt(3_000) } : {}),
      };
    }
    return {
      type: 'options.pause',
      accountId,
      untilMs: nowMs + random.below(random.chance(1, 8) ? 200_000_000 : 4_000),
    };
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    const terms = optionTermsOf(this.#pairId());
    const payout = (700_000 + random.below(random.chance(1, 8) ? 9_000_000 : 200_000)) as Ppm;
    return {
      ...terms,
      durations: durations.map((one) => ({ ...one, payout })),
      isOffered: random.chance(1, 10) ? 'no' : 'yes',
    };
  }

  #buy(): Command {
    const { random, nowMs } = this.#town;
    const pairId = this.#pairId();
    const hash = this.#hashes.get(pairId);
    return {
      type: 'options.buy',
      accountId: this.#town.account(),
      pairId,
      direction: random.pick(optionDirections),
      seconds: random.chance(1, 30) ? random.below(40) : random.pick(durations).seconds,
      stake: random.chance(1, 12) ? this.#town.usdt(600) : atoms(5_000_000n + this.#town.usdt(100)),
      termsHash: hash === undefined || random.chance(1, 30) ? this.#oldHash : hash,
      validUntilMs: nowMs + (random.chance(1, 12) ? random.below(3_000) - 800 : random.below(1_001)),
    };
  }

  #pairId(): PairId {
    const { random } = this.#town;
    return random.chance(1, 60) ? (random.below(7) as PairId) : random.pick(pairs);
  }
}
