import type { AccountId } from '@candor/exchange';

const accountsMax = 20_000;

/**
 * The journal sequence of each account's last news: its own commands, and the facts sent to its sockets. Lists from the
 * read model wait for it, so that no user misses in a list an action they have just done or seen.
 */
export class LastWrites {
  readonly #sequences = new Map<AccountId, number>();

  note(accountId: AccountId, sequence: number): void {
    const last = this.#sequences.get(accountId) ?? 0;
    this.#sequences.delete(accountId);
    this.#sequences.set(accountId, Math.max(last, sequence));
    if (this.#sequences.size <= accountsMax) return;
    // The account that was quiet for longest: its news have long been in the read model.
    for (const quietest of this.#sequences.keys()) {
      this.#sequences.delete(quietest);
      return;
    }
  }

  of(accountId: AccountId): number {
    return this.#sequences.get(accountId) ?? 0;
  }
}
