import { assert } from '@candor/kernel';
import type { AccountId } from '../../vocabulary.ts';

/** Accounts by the moment at which something of theirs is due: a minute of releases, a day of expiries. */
export class Agenda {
  readonly #dues = new Map<number, Set<AccountId>>();
  readonly #sorted = new Map<number, readonly AccountId[]>();

  /** Adds an account; true when it is the only one due at that moment. */
  add(key: number, account: AccountId): boolean {
    const due = this.#dues.get(key);
    if (due === undefined) {
      this.#dues.set(key, new Set([account]));
      return true;
    }
    if (!due.has(account)) this.#sorted.delete(key);
    due.add(account);
    return false;
  }

  remove(key: number, account: AccountId): void {
    const due = this.#dues.get(key);
    assert(due?.delete(account) === true, 'an account that leaves the agenda was on it');
    if (due.size > 0) return;
    this.#dues.delete(key);
    this.#sorted.delete(key);
  }

  has(key: number, account: AccountId): boolean {
    return this.#dues.get(key)?.has(account) === true;
  }

  get size(): number {
    let size = 0;
    for (const due of this.#dues.values()) size += due.size;
    return size;
  }

  /** Accounts that are due at a moment and follow another one, in the order of their numbers, at most so many. */
  after(key: number, account: number, countMax: number): readonly AccountId[] {
    const due = this.#dues.get(key);
    if (due === undefined) return [];
    const sorted = this.#sorted.get(key) ?? [...due].sort((a, b) => a - b);
    this.#sorted.set(key, sorted);
    const found: AccountId[] = [];
    for (let at = firstAfter(sorted, account); at < sorted.length && found.length < countMax; at++) {
      const next = sorted[at] as AccountId;
      if (due.has(next)) found.push(next);
    }
    return found;
  }
}

function firstAfter(sorted: readonly number[], account: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= account) low = middle + 1;
    else high = middle;
  }
  return low;
}
