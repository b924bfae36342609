import { present } from '@candor/kernel';
import type { AccountId } from '../../vocabulary.ts';
import { bringUpToDate, grant, spend, spendableOf } from './moves.ts';
import type { PointsSlice } from './slice.ts';

/**
 * The part of points that the game may see and change: it stakes and wins them, and reaches neither the books nor the
 * shop. Every function keeps the rules of points, whatever its caller.
 */
export class PointsForGame {
  readonly #core: PointsSlice;

  constructor(core: PointsSlice) {
    this.#core = core;
  }

  /** The points that an account can stake now. */
  available(accountId: AccountId): number {
    return spendableOf(this.#core, this.#core.points.holders.get(accountId));
  }

  /** Takes a stake out of the account, which has as much. */
  stake(accountId: AccountId, points: number, spinId: number): void {
    const holder = present(this.#core.points.holders.get(accountId), 'an account with points is a holder');
    bringUpToDate(this.#core, holder);
    spend(this.#core, holder, points, 'staked', spinId);
  }

  /** Pays what a turn has won. */
  win(accountId: AccountId, points: number, spinId: number, lifeDays: number): void {
    this.#grant(accountId, points, { kind: 'won', reference: spinId, lifeDays });
  }

  /** Gives back the stake of a turn that was not drawn. */
  giveBack(accountId: AccountId, points: number, spinId: number, lifeDays: number): void {
    this.#grant(accountId, points, { kind: 'returned', reference: spinId, lifeDays });
  }

  #grant(accountId: AccountId, points: number, cause: Parameters<typeof grant>[3]): void {
    grant(this.#core, this.#core.points.holder(accountId), points, cause);
  }
}
