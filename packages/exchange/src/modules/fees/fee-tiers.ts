import { type ByteReader, type ByteWriter, listOf, struct, uint } from '@candor/kernel';
import { type Atoms, plus, zero } from '@candor/money';
import { type AccountId, accountId, amount } from '../../vocabulary.ts';
import { type FeeRates, feesInTier, type FeeTier, feeVolumeDays, feeTierAt } from './rules.ts';
import { feeTierCodec } from './spec.ts';

interface DayOfTrading {
  readonly day: number;
  traded: Atoms;
}

const stored = {
  tiers: listOf(feeTierCodec),
  volumes: listOf(struct({ accountId, days: listOf(struct({ day: uint, traded: amount })) })),
};

/** The trading of an account on each of the last days, oldest first: those that count, and today. */
class Trading {
  readonly days: DayOfTrading[];
  /** The sum that counts on a day, kept because every order of the day asks for it. */
  #summedDay = -1;
  #sum: Atoms = zero;

  constructor(days: DayOfTrading[] = []) {
    this.days = days;
  }

  add(day: number, value: Atoms): void {
    const last = this.days.at(-1);
    if (last?.day === day) {
      last.traded = plus(last.traded, value);
      return;
    }
    while ((this.days[0]?.day ?? day) < day - feeVolumeDays) this.days.shift();
    this.days.push({ day, traded: value });
  }

  before(day: number): Atoms {
    if (this.#summedDay !== day) {
      this.#summedDay = day;
      this.#sum = this.days.reduce(
        (sum, one) => (one.day < day && one.day >= day - feeVolumeDays ? plus(sum, one.traded) : sum),
        zero,
      );
    }
    return this.#sum;
  }
}

/** Fees by trading: the tiers in force, and what each account has traded on the days that count. */
export class FeeTiers {
  #tiers: readonly FeeTier[] = [];
  readonly #trading = new Map<AccountId, Trading>();

  get tiers(): readonly FeeTier[] {
    return this.#tiers;
  }

  /** Without tiers nothing is counted. */
  set(tiers: readonly FeeTier[]): void {
    this.#tiers = tiers;
    if (tiers.length === 0) this.#trading.clear();
  }

  get isUnused(): boolean {
    return this.#tiers.length === 0;
  }

  get trading(): Iterable<readonly [AccountId, readonly Readonly<DayOfTrading>[]]> {
    return [...this.#trading].map(([account, { days }]) => [account, days] as const);
  }

  /** Counts a trade of somebody's. */
  note(account: AccountId, day: number, value: Atoms): void {
    let trading = this.#trading.get(account);
    if (trading === undefined) {
      trading = new Trading();
      this.#trading.set(account, trading);
    }
    trading.add(day, value);
  }

  /** The volume that decides somebody's tier on a day: that of the whole days before it. */
  volumeOf(account: AccountId, day: number): Atoms {
    return this.#trading.get(account)?.before(day) ?? zero;
  }

  tierOf(account: AccountId, day: number): FeeTier | undefined {
    return this.#tiers[feeTierAt(this.#tiers, this.volumeOf(account, day))];
  }

  /** The fees of an order that somebody places on a day. */
  ratesOf<Rate extends number>(account: AccountId, pair: FeeRates<Rate>, day: number): FeeRates<Rate> {
    return this.isUnused ? pair : feesInTier(pair, this.tierOf(account, day));
  }

  write(writer: ByteWriter): void {
    stored.tiers.write(writer, this.#tiers);
    stored.volumes.write(
      writer,
      [...this.#trading].map(([account, { days }]) => ({ accountId: account, days })).sort(byAccount),
    );
  }

  read(reader: ByteReader): void {
    this.#tiers = stored.tiers.read(reader);
    for (const { accountId: account, days } of stored.volumes.read(reader)) {
      this.#trading.set(account, new Trading([...days]));
    }
  }
}

const byAccount = (a: { readonly accountId: AccountId }, b: { readonly accountId: AccountId }) =>
  a.accountId - b.accountId;
