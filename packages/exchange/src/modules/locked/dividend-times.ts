import { assert, present } from '@candor/kernel';
import type { LockedDepositId } from '../../vocabulary.ts';

/** The deposits whose next dividend is due at one moment. */
interface Due {
  readonly deposits: Set<LockedDepositId>;
  /** In descending order, once the moment has come: taken from the end. Others may have left meanwhile. */
  order?: LockedDepositId[];
}

/** Live deposits by the time of their next dividend. Follows from the deposits alone. */
export class DividendTimes {
  readonly #dues = new Map<number, Due>();
  /** Those with deposits, the earliest first; few, because all deposits of one product's terms share theirs. */
  readonly #times: number[] = [];
  #size = 0;

  /** Adds a deposit, also to a time that has come: where days are short, and more is due than can be paid in one, that happens. */
  add(atMs: number, depositId: LockedDepositId): void {
    this.#size += 1;
    const due = this.#dues.get(atMs);
    if (due === undefined) {
      this.#dues.set(atMs, { deposits: new Set([depositId]) });
      this.#times.splice(
        placeIn(this.#times, (time) => time < atMs),
        0,
        atMs,
      );
      return;
    }
    due.deposits.add(depositId);
    due.order?.splice(
      placeIn(due.order, (other) => other > depositId),
      0,
      depositId,
    );
  }

  remove(atMs: number, depositId: LockedDepositId): void {
    const due = this.#dues.get(atMs);
    assert(due?.deposits.delete(depositId) === true, 'a live deposit has the time of its next dividend');
    this.#size -= 1;
    if (due.deposits.size > 0) return;
    this.#dues.delete(atMs);
    this.#times.splice(
      placeIn(this.#times, (time) => time < atMs),
      1,
    );
  }

  has(atMs: number, depositId: LockedDepositId): boolean {
    return this.#dues.get(atMs)?.deposits.has(depositId) === true;
  }

  get size(): number {
    return this.#size;
  }

  /** The earliest time at which a dividend is due. */
  get nextAtMs(): number | undefined {
    return this.#times[0];
  }

  /** The deposits due by now, the earliest and then the oldest first, at most so many. They stay until they are removed. */
  dueBy(nowMs: number, countMax: number): readonly LockedDepositId[] {
    const taken: LockedDepositId[] = [];
    for (const atMs of this.#times) {
      if (atMs > nowMs || taken.length === countMax) break;
      const due = present(this.#dues.get(atMs), 'a time has deposits');
      due.order ??= [...due.deposits].sort((a, b) => b - a);
      for (let depositId = due.order.pop(); depositId !== undefined; depositId = due.order.pop()) {
        if (due.deposits.has(depositId)) taken.push(depositId);
        if (taken.length === countMax) break;
      }
    }
    return taken;
  }
}

/** The number of leading items for which a condition holds that holds for none after them. */
function placeIn<T>(items: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
