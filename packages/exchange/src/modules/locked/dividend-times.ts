import { assert } from '@candor/kernel';
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

  /** Adds a deposit; true when it is the only one due at that time. */
  add(atMs: number, depositId: LockedDepositId): boolean {
    const due = this.#dues.get(atMs);
    if (due === undefined) {
      this.#dues.set(atMs, { deposits: new Set([depositId]) });
      return true;
    }
    assert(due.order === undefined, 'no deposit is added to dividends that are being paid');
    due.deposits.add(depositId);
    return false;
  }

  remove(atMs: number, depositId: LockedDepositId): void {
    const due = this.#dues.get(atMs);
    assert(due?.deposits.delete(depositId) === true, 'a live deposit has the time of its next dividend');
    if (due.deposits.size === 0) this.#dues.delete(atMs);
  }

  has(atMs: number, depositId: LockedDepositId): boolean {
    return this.#dues.get(atMs)?.deposits.has(depositId) === true;
  }

  get size(): number {
    let size = 0;
    for (const { deposits } of this.#dues.values()) size += deposits.size;
    return size;
  }

  /** The next deposits due at a time, the oldest first, at most so many. They stay until they are removed. */
  next(atMs: number, countMax: number): readonly LockedDepositId[] {
    const due = this.#dues.get(atMs);
    if (due === undefined) return [];
    due.order ??= [...due.deposits].sort((a, b) => b - a);
    const taken: LockedDepositId[] = [];
    while (taken.length < countMax) {
      const depositId = due.order.pop();
      if (depositId === undefined) break;
      if (due.deposits.has(depositId)) taken.push(depositId);
    }
    return taken;
  }
}
