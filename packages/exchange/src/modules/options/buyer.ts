import { type Codec, dayOf, optional, struct, uint } from '@candor/kernel';
import { type Atoms, atoms, zero } from '@candor/money';
import { type AccountId, accountId, amount, type OptionId } from '../../vocabulary.ts';
import type { LiveOption } from './option.ts';
import type { OptionLimits } from './views.ts';

interface LaterLimits extends OptionLimits {
  readonly inForceAtMs: number;
}

/** The limits that a user sets for themselves, and the amounts used on their last active day. */
interface Allowance {
  readonly accountId: AccountId;
  limits: OptionLimits;
  later?: LaterLimits;
  /** Zero when there was no pause. */
  pausedUntilMs: number;
  day: number;
  stakedToday: Atoms;
  lostToday: Atoms;
}

const limitFields = { dailyStakeMax: optional(amount), dailyLossMax: optional(amount) };
export const allowanceCodec: Codec<Allowance> = struct({
  accountId,
  limits: struct(limitFields),
  later: optional(struct({ ...limitFields, inForceAtMs: uint })),
  pausedUntilMs: uint,
  day: uint,
  stakedToday: amount,
  lostToday: amount,
}) as Codec<Allowance>;

/** A user who has bought options, or has set themselves limits. */
export class Buyer implements Allowance {
  readonly accountId: AccountId;
  limits: OptionLimits = {};
  later?: LaterLimits;
  pausedUntilMs = 0;
  day = 0;
  stakedToday = zero;
  lostToday = zero;
  /** Their live options, oldest first, and the stakes of those together. Both follow from the options. */
  readonly live = new Map<OptionId, LiveOption>();
  atStake = zero;

  constructor(accountId: AccountId) {
    this.accountId = accountId;
  }

  static from(allowance: Allowance): Buyer {
    return Object.assign(new Buyer(allowance.accountId), allowance);
  }

  /** Staked and lost on the day of a moment. A loss below zero is a gain. */
  usedOn(atMs: number): { readonly stakedToday: Atoms; readonly lostToday: Atoms } {
    const { stakedToday, lostToday } = this;
    return this.day === dayOf(atMs) ? { stakedToday, lostToday } : { stakedToday: zero, lostToday: zero };
  }

  use(atMs: number, staked: bigint, lost: bigint): void {
    const used = this.usedOn(atMs);
    this.day = dayOf(atMs);
    this.stakedToday = atoms(used.stakedToday + staked);
    this.lostToday = atoms(used.lostToday + lost);
  }
}
