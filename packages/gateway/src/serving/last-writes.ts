import type { AccountId } from '@candor/exchange';
import { Recent } from '@candor/kernel';

const accountsMax = 20_000;

/**
 * The journal sequence of each account's last news: its own commands, and the facts sent to its sockets. Lists from the
 * read model wait for it, so that no user misses in a list an action they have just done or seen.
 */
export class LastWrites {
  /** The news of an account that is forgotten have long been in the read model. */
  readonly #sequences = new Recent<AccountId, number>(accountsMax);

  note(accountId: AccountId, sequence: number): void {
    this.#sequences.set(accountId, Math.max(this.of(accountId), sequence));
  }

  of(accountId: AccountId): number {
    return this.#sequences.get(accountId) ?? 0;
  }
}
