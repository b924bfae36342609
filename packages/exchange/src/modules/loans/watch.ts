import type { Price } from '@candor/money';
import { OrderedIds } from '../../matching/ordered-ids.ts';
import { Triggers } from '../../matching/triggers.ts';
import type { LoanId, PairId } from '../../vocabulary.ts';

/** A price of one pair at which a loan has to be looked at: when the index falls to it, or rises to it. */
export interface LoanBound {
  readonly pairId: PairId;
  readonly price: Price;
  readonly onRise: boolean;
}

/**
 * Spares a tick from walking all loans: each has bounds of the index inside which its LTV is certainly below its next level, and is
 * computed exactly only when one of them is touched or something of it has changed. Bounds decide when to look, never the result, so
 * they are not part of the state: a core that was restored looks at every loan once.
 */
export class LoanWatch {
  readonly #byPair = new Map<PairId, Triggers>();
  readonly #bounds = new Map<LoanId, readonly LoanBound[]>();
  readonly #suspects = new OrderedIds();
  /** Loans that wait for a tick of one pair, because its price is too old. */
  readonly #parked = new Map<PairId, Set<LoanId>>();

  /** The loan is looked at on the next tick. */
  suspect(loanId: LoanId): void {
    this.#disarm(loanId);
    this.#suspects.add(loanId);
  }

  arm(loanId: LoanId, bounds: readonly LoanBound[]): void {
    this.#disarm(loanId);
    this.#bounds.set(loanId, bounds);
    for (const { pairId, price, onRise } of bounds) this.#triggersOf(pairId).add(price, loanId, onRise);
  }

  forget(loanId: LoanId): void {
    this.#disarm(loanId);
  }

  /** Waits for the next tick of a pair, and is looked at then. */
  park(loanId: LoanId, pairId: PairId): void {
    this.#disarm(loanId);
    const parked = this.#parked.get(pairId);
    if (parked === undefined) this.#parked.set(pairId, new Set([loanId]));
    else parked.add(loanId);
  }

  /** Applies an index price: loans whose bounds it touches, and those that waited for it, are suspects. */
  touch(pairId: PairId, price: Price): void {
    const parked = this.#parked.get(pairId);
    if (parked !== undefined) {
      this.#parked.delete(pairId);
      for (const loanId of parked) this.#suspects.add(loanId);
    }
    const triggers = this.#byPair.get(pairId);
    if (triggers === undefined || triggers.size === 0) return;
    for (const loanId of triggers.takeTouched(price, price)) this.suspect(loanId as LoanId);
  }

  /** The suspect with the lowest number. */
  takeSuspect(): LoanId | undefined {
    return this.#suspects.takeLowest() as LoanId | undefined;
  }

  #disarm(loanId: LoanId): void {
    for (const { pairId, price, onRise } of this.#bounds.get(loanId) ?? []) {
      this.#triggersOf(pairId).remove(price, loanId, onRise);
    }
    this.#bounds.delete(loanId);
  }

  #triggersOf(pairId: PairId): Triggers {
    const known = this.#byPair.get(pairId);
    if (known !== undefined) return known;
    const made = new Triggers();
    this.#byPair.set(pairId, made);
    return made;
  }
}
