import type { Atoms, Ppm } from '@candor/money';
import type { CopyMode, CopyPairChoice, CopyStopReason, TraderStatus } from '../../copy-words.ts';
import type { AccountId, PairId, TicketId } from '../../vocabulary.ts';

/** The core's record of a trader; statistics are derived from facts, in the read model. */
export interface TraderView {
  readonly traderId: AccountId;
  readonly status: TraderStatus;
  readonly share: Ppm;
  readonly followers: number;
  readonly followersMax: number;
  /** Worth of the contract account now, and millionths of a unit's first worth. */
  readonly equity: Atoms;
  readonly nav: number;
}

/** The pairs of a follow, and the result since it began at which it stops. */
export interface FollowLimitsView {
  readonly pairs: CopyPairChoice;
  readonly pairIds: readonly PairId[];
  readonly lossMax?: Atoms;
  readonly profitMin?: Atoms;
  /** Realised and open, since the follow began or began again. */
  readonly result: Atoms;
  /** Absent: no limit has stopped it. */
  readonly stopped?: { readonly reason: CopyStopReason; readonly result: Atoms; readonly atMs: number };
}

export interface FollowView extends FollowLimitsView {
  readonly traderId: AccountId;
  /** `no`: ended, but copies are still open or a share is due. */
  readonly isActive: boolean;
  readonly mode: CopyMode;
  readonly size: number;
  readonly share: Ppm;
  readonly marginMax?: Atoms;
  readonly pairMarginMax?: Atoms;
  readonly dailyLossMax?: Atoms;
  readonly slippage: Ppm;
  readonly openTickets: readonly TicketId[];
  readonly openMargin: Atoms;
  /** On copies of this trader, fees and overnight fees included. */
  readonly realised: Atoms;
  readonly sharedTotal: Atoms;
  /** The amount that the next weekly settlement would take. */
  readonly shareDue: Atoms;
  readonly lostToday: Atoms;
  readonly followedAtMs: number;
}

interface CopyTermsView {
  readonly shareMax: Ppm;
  readonly followersMax: number;
  readonly isOffered: boolean;
}

export interface CopyQueries {
  copyTerms(): CopyTermsView | undefined;
  /** Everybody who ever applied. */
  traders(): readonly TraderView[];
  trader(traderId: AccountId): TraderView | undefined;
  /** Active ones, and ended ones with something still open, in the order they began. */
  follows(accountId: AccountId): readonly FollowView[];
}
