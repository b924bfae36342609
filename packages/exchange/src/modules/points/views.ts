import type { Encoded } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { PointsItemRefusal } from './rejects.ts';
import type { PointsLot } from './rules.ts';
import type { pointsItem, pointsTaskTerms } from './spec.ts';

export type PointsTaskTerms = Encoded<typeof pointsTaskTerms>;
export type PointsItem = Encoded<typeof pointsItem>;

/** The points of one user. */
interface PointsBalanceView {
  readonly pending: number;
  readonly available: number;
  /** Available points by the day at whose beginning they expire, the first first. */
  readonly lots: readonly PointsLot[];
  /** Pending points by the moment at which they become available, the first first. */
  readonly pendingLots: readonly { readonly availableAtMs: number; readonly points: number }[];
  /** The emblem that was exchanged last; zero: none. */
  readonly emblem: number;
}

/** One task as one user sees it. */
export interface PointsTaskView {
  readonly terms: PointsTaskTerms;
  /** It has earned all that it can: once, or for this UTC day. */
  readonly isDone: boolean;
  /** Points that it has earned today; of a task that earns once: at any time. */
  readonly earned: number;
  /** Of trading: the value of this UTC day. */
  readonly traded: Atoms;
  /** Of the check-in: days in a row up to today or yesterday. */
  readonly streak: number;
}

/** One item of the shop as one user sees it. */
export interface PointsItemView {
  readonly terms: PointsItem;
  /** The number that can still be exchanged. */
  readonly left: number;
  /** The number that this user has exchanged. */
  readonly taken: number;
  /** The reason that this user cannot have it, however many points they have. */
  readonly refusal: PointsItemRefusal | undefined;
}

/** All terms that are in force, also of what is not offered now. */
interface PointsTermsView {
  readonly tasks: readonly PointsTaskTerms[];
  /** `taken`: the number that everybody has exchanged. */
  readonly items: readonly { readonly terms: PointsItem; readonly taken: number }[];
}

interface PointsTotalsView {
  readonly issued: number;
  readonly pending: number;
  readonly available: number;
  readonly spent: number;
  readonly expired: number;
}

export interface PointsQueries {
  pointsBalance(accountId: AccountId): PointsBalanceView;
  /** Tasks that are offered, in the order of their words. */
  pointsTasks(accountId: AccountId | undefined): readonly PointsTaskView[];
  /** Items that are offered, by number. */
  pointsItems(accountId: AccountId | undefined): readonly PointsItemView[];
  /** A task, or an item, as a visitor would see it on other terms. */
  pointsTaskOn(terms: PointsTaskTerms): PointsTaskView;
  pointsItemOn(terms: PointsItem): PointsItemView;
  pointsTerms(): PointsTermsView;
  /** The points of everybody: what was issued is the sum of the others. */
  pointsTotals(): PointsTotalsView;
  /** The emblems that some accounts wear; those without one are left out. */
  pointsEmblems(accountIds: readonly AccountId[]): readonly (readonly [accountId: AccountId, emblem: number])[];
}
