import { blob, type Codec, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atoms, zero } from '@candor/money';
import {
  type AccountId,
  accountId,
  amount,
  type HoldReason,
  holdReason,
  type IdentityLevel,
  identityLevel,
  type RailId,
  railId,
  type WithdrawalId,
  withdrawalId,
} from '../../vocabulary.ts';
import { limitWindowMs } from './rules.ts';
import type { DestinationView } from './views.ts';

interface Hold {
  readonly reason: HoldReason;
  readonly sinceMs: number;
  /** Absent: until it is lifted. */
  readonly untilMs?: number;
}

/** The withdrawal of a use that is a send to another user: no withdrawal has this number. */
const ofSend = 0 as WithdrawalId;

/** The amount that one withdrawal or send counts against the limit, from the time of its request. */
interface Use {
  readonly withdrawalId: WithdrawalId;
  readonly atMs: number;
  readonly value: Atoms;
}

/**
 * A place that funds may be sent to, known by the hash of its details. `usableAtMs` leaves the book-only mode aside.
 */
type Destination = DestinationView;

interface StoredAccount {
  readonly accountId: AccountId;
  readonly level: IdentityLevel;
  readonly holds: readonly Hold[];
  readonly uses: readonly Use[];
  readonly isBookOnly: 'no' | 'yes';
  readonly bookOnlyUntilMs?: number;
  readonly destinations: readonly Destination[];
  readonly kept: readonly { readonly railId: RailId; readonly amount: Atoms }[];
}

export const fundingAccountCodec: Codec<StoredAccount> = struct({
  accountId,
  level: identityLevel,
  holds: listOf(struct({ reason: holdReason, sinceMs: uint, untilMs: optional(uint) })),
  uses: listOf(struct({ withdrawalId, atMs: uint, value: amount })),
  isBookOnly: oneOf('no', 'yes'),
  bookOnlyUntilMs: optional(uint),
  destinations: listOf(struct({ railId, destination: blob, bookedAtMs: uint, usableAtMs: uint })),
  kept: listOf(struct({ railId, amount })),
}) as Codec<StoredAccount>;

/** The rights of one user over their funds: identity level, holds, destinations, and the withdrawals and sends that count. */
export class FundingAccount {
  readonly accountId: AccountId;
  level: IdentityLevel = 'none';
  readonly holds = new Map<HoldReason, Hold>();
  /** In the order of their requests. */
  uses: Use[] = [];
  isBookOnly = false;
  bookOnlyUntilMs: number | undefined;
  /** By the bytes of the hash, in the order they were booked. */
  readonly destinations = new Map<string, Destination>();
  /** Confirmed deposits still below the minimum, by rail. */
  readonly kept = new Map<RailId, Atoms>();

  constructor(id: AccountId) {
    this.accountId = id;
  }

  /** Holds that hold at a moment. */
  activeHolds(atMs: number): Hold[] {
    return [...this.holds.values()].filter(({ untilMs }) => untilMs === undefined || untilMs > atMs);
  }

  /** The amount requested in the last 24 hours. */
  usedAt(atMs: number): Atoms {
    let used = 0n;
    for (const use of this.uses) if (use.atMs > atMs - limitWindowMs) used += use.value;
    return atoms(used);
  }

  use(atMs: number, id: WithdrawalId, value: Atoms): void {
    this.uses = this.uses.filter((use) => use.atMs > atMs - limitWindowMs);
    this.uses.push({ withdrawalId: id, atMs, value });
  }

  useForSend(atMs: number, value: Atoms): void {
    this.use(atMs, ofSend, value);
  }

  giveBack(id: WithdrawalId): void {
    this.uses = this.uses.filter((use) => use.withdrawalId !== id);
  }

  booksOnlyAt(atMs: number): boolean {
    return this.isBookOnly && (this.bookOnlyUntilMs === undefined || this.bookOnlyUntilMs > atMs);
  }

  /** From when on anything may be sent to a destination. */
  usableFrom(destination: Destination, atMs: number): number {
    return this.booksOnlyAt(atMs)
      ? Math.max(destination.usableAtMs, destination.bookedAtMs + limitWindowMs)
      : destination.usableAtMs;
  }

  keptOf(rail: RailId): Atoms {
    return this.kept.get(rail) ?? zero;
  }

  stored(): StoredAccount {
    return {
      accountId: this.accountId,
      level: this.level,
      holds: [...this.holds.values()],
      uses: this.uses,
      isBookOnly: this.isBookOnly ? 'yes' : 'no',
      ...(this.bookOnlyUntilMs === undefined ? {} : { bookOnlyUntilMs: this.bookOnlyUntilMs }),
      destinations: [...this.destinations.values()],
      kept: [...this.kept].sort(([a], [b]) => a - b).map(([rail, sum]) => ({ railId: rail, amount: sum })),
    };
  }

  static from(stored: StoredAccount): FundingAccount {
    const account = new FundingAccount(stored.accountId);
    account.level = stored.level;
    for (const hold of stored.holds) account.holds.set(hold.reason, hold);
    account.uses = [...stored.uses];
    account.isBookOnly = stored.isBookOnly === 'yes';
    account.bookOnlyUntilMs = stored.bookOnlyUntilMs;
    for (const destination of stored.destinations) {
      account.destinations.set(hex(destination.destination), destination);
    }
    for (const { railId: rail, amount: sum } of stored.kept) account.kept.set(rail, sum);
    return account;
  }
}
