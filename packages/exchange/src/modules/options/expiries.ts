import type { OptionId } from '../../vocabulary.ts';
import type { LiveOption } from './option.ts';

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

  /** Takes the options of the earliest expiry at or before an instant, in no particular order. */
  takeDue(gridIndex: number): readonly LiveOption[] | undefined {
    const first = this.#grids[0];
    if (first === undefined || first > gridIndex) return undefined;
    this.#grids.shift();
    const due = this.#at.get(first);
    this.#at.delete(first);
    return due;
  }

  *entries(): Iterable<{ readonly expiryGrid: number; readonly optionId: OptionId }> {
    for (const expiryGrid of this.#grids) {
      for (const { optionId } of this.#at.get(expiryGrid) ?? []) yield { expiryGrid, optionId };
    }
  }
}
