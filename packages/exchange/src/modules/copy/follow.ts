import { type Codec, dayMs, optional, struct, uint } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, zero } from '@candor/money';
import { type CopyMode, copyMode, type TraderStatus, traderStatus } from '../../copy-words.ts';
import { type AccountId, accountId, amount, ppm, type TicketId } from '../../vocabulary.ts';

/** A user who applied to be followed. */
export interface Trader {
  readonly traderId: AccountId;
  status: TraderStatus;
  share: Ppm;
  /** Of the contract account since it was accepted; see `unitsAfter`. */
  units: Atoms;
  nav: number;
  navPeak: number;
}

export const traderCodec: Codec<Trader> = struct({
  traderId: accountId,
  status: traderStatus,
  share: ppm,
  units: amount,
  nav: uint,
  navPeak: uint,
});

/** The agreement by which one account follows one trader, and its results. */
export interface Follow {
  readonly accountId: AccountId;
  readonly traderId: AccountId;
  /** 0 once it was ended; it stays while copies are open or a share is due. */
  isActive: number;
  mode: CopyMode;
  size: number;
  readonly share: Ppm;
  marginMax?: Atoms | undefined;
  pairMarginMax?: Atoms | undefined;
  dailyLossMax?: Atoms | undefined;
  slippage: Ppm;
  readonly followedAtMs: number;
  /** On copies, fees and overnight fees included. */
  realised: Atoms;
  sharedTotal: Atoms;
  /** The UTC day `realisedToday` is of. */
  day: number;
  realisedToday: Atoms;
}

export const followCodec: Codec<Follow> = struct({
  accountId,
  traderId: accountId,
  isActive: uint,
  mode: copyMode,
  size: uint,
  share: ppm,
  marginMax: optional(amount),
  pairMarginMax: optional(amount),
  dailyLossMax: optional(amount),
  slippage: ppm,
  followedAtMs: uint,
  realised: amount,
  sharedTotal: amount,
  day: uint,
  realisedToday: amount,
});

/** Books a realised result of a copy, below zero for a cost. */
export function bookResult(follow: Follow, result: Atoms, nowMs: number): void {
  const day = Math.floor(nowMs / dayMs);
  if (follow.day !== day) {
    follow.day = day;
    follow.realisedToday = zero;
  }
  follow.realised = atoms(follow.realised + result);
  follow.realisedToday = atoms(follow.realisedToday + result);
}

/** The loss of the copies of this trader today (UTC), zero or more. */
export function lostToday(follow: Follow, nowMs: number): Atoms {
  const isToday = follow.day === Math.floor(nowMs / dayMs);
  return isToday && follow.realisedToday < 0n ? atoms(-follow.realisedToday) : zero;
}

/** An open copy: its owner, and the ticket of the trader that it copies. */
export interface Copy {
  readonly ticketId: TicketId;
  readonly accountId: AccountId;
  readonly traderId: AccountId;
  readonly traderTicketId: TicketId;
}
