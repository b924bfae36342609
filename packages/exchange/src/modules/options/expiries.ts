import { present } from '@candor/kernel';
import type { OptionId } from '../../vocabulary.ts';
import { bySettlement, type LiveOption } from './option.ts';

/** Options that have a strike, by the grid instant of their expiry: the settlement finds those due without a search. */
export class Expiries {
  /** Ascending; at most as many instants as the longest duration has. */
  readonly #grids: number[] = [];
  readonly #at = new Map<number, LiveOption[]>();

  /** Answers whether it is the first of its expiry. */
  add(expiryGrid: number, option: LiveOption): boolean {
    const there = this.#at.get(expiryGrid);
    if (there !== undefined) {
      there.push(option);
      return false;
    }
    this.#at.set(expiryGrid, [option]);
    let at = this.#grids.length;
    while (at > 0 && (this.#grids[at - 1] as number) > expiryGrid) at -= 1;
    this.#grids.splice(at, 0, expiryGrid);
    return true;
  }

  /** The earliest instants at or before one, ascending. */
  gridsUpTo(gridIndex: number): readonly number[] {
    const later = this.#grids.findIndex((grid) => grid > gridIndex);
    return this.#grids.slice(0, later < 0 ? undefined : later);
  }

  /** Those of one instant, in the order in which they settle. */
  inOrderOf(expiryGrid: number): readonly LiveOption[] {
    return this.#of(expiryGrid).sort(bySettlement);
  }

  /** Takes the first of an instant away. */
  drop(expiryGrid: number, count: number): void {
    const there = this.#of(expiryGrid);
    there.splice(0, count);
    if (there.length > 0) return;
    this.#at.delete(expiryGrid);
    this.#grids.splice(this.#grids.indexOf(expiryGrid), 1);
  }

  *entries(): Iterable<{ readonly expiryGrid: number; readonly optionId: OptionId }> {
    for (const expiryGrid of this.#grids) {
      for (const { optionId } of this.#of(expiryGrid)) yield { expiryGrid, optionId };
    }
  }

  #of(expiryGrid: number): LiveOption[] {
    return present(this.#at.get(expiryGrid), 'an instant has the options that end at it');
  }
}
