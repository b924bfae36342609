import { AsyncLocalStorage } from 'node:async_hooks';
import { assert } from '@candor/kernel';
import type { Kysely, Transaction } from 'kysely';
import { takeLocks } from './engine.ts';
import type { PlatformTables } from './tables.ts';

/**
 * The thing a transaction guards: transactions of the same lock run one after another, in all processes and on all
 * machines.
 */
export type Lock =
  /** A user's row and all that is theirs: factors, devices, keys, requests, lists. */
  | `user ${number}`
  /** The owner of an e-mail address or phone number, and the codes that are sent there. */
  | `address ${string}`
  /** The owner of a nickname, by its visual form. */
  | `nickname ${string}`
  /** Failed logins that count for a name, and those that count for a network. */
  | `logins of ${string}`
  | `logins from ${string}`
  /** The numbers of a conversation's messages, and what belongs to it. */
  | `conversation ${number}`
  /** The talk and the details of an order of OTC. */
  | `otc ${number}`
  /** The versions of what is published about a token. */
  | `facts of ${number}`
  /** The words of an artist about themselves, and the collections that there are. */
  | `nft artist ${number}`
  | 'nft collections'
  /** The devices that notices are pushed to, by their endpoints. */
  | 'push'
  /** The rooms of the chat that there are. */
  | 'chat rooms'
  /** The versions of what operators write. */
  | 'content'
  /** The sums by time. */
  | 'insight'
  /** The people who work here. */
  | 'operators'
  /** The chain over operators' calls. */
  | 'audit'
  /** The position in the journal up to which letters were made. */
  | 'letters'
  /** The position in the journal up to which alerts have looked at ticks. */
  | 'alerts'
  /** The one-time work of a start: migrations, built-in content, bonds of older rows. */
  | 'start';

interface Guarded {
  /**
   * All state that the work depends on and others may change. `none` means that it depends on nothing it has read: its
   * statements only belong together, and each of them is right by itself (a counter that is raised, a row that is
   * changed under a condition).
   */
  readonly lock: Lock | readonly [Lock, ...Lock[]] | 'none';
}

/** Of the work that is under way, as far as it is called from. While nothing is, it is off: it makes every promise dearer. */
const running = new AsyncLocalStorage<{ isOpen: boolean }>();
let openCount = 0;

/**
 * Does work in one transaction, alone among all that names the same lock. It is the only way to a transaction in this
 * package, because "read, decide, write" is safe on two machines only when both queue for the same lock:
 *
 * - On SQLite the transaction begins with the write lock of the file (BEGIN IMMEDIATE) on the one connection there is,
 *   so everything is in one queue and the names decide nothing.
 * - On PostgreSQL it is READ COMMITTED, and takes an advisory lock for each name before anything is read. Each
 *   statement then sees everything committed by the previous holder of the lock; a lock that is taken later in the work
 *   would come after the first read. The names are taken in their order, so two transactions with the same ones never
 *   wait for each other in a circle. A row that does not exist yet can be guarded too, which SELECT ... FOR UPDATE
 *   cannot.
 *
 * The locks end with the transaction. Inside it only `tx` may be used, and one within another is a mistake of ours: the
 * outer one's connection would wait for itself on SQLite, and on PostgreSQL the inner one would stay when the outer one
 * is undone. Calls to others (the exchange, a carrier, the hasher) are made before or after it.
 */
export async function inTransaction<T>(
  db: Kysely<PlatformTables>,
  { lock }: Guarded,
  work: (tx: Transaction<PlatformTables>) => Promise<T>,
): Promise<T> {
  assert(!db.isTransaction && running.getStore()?.isOpen !== true, 'a transaction is not begun within another');
  const names = lock === 'none' ? [] : typeof lock === 'string' ? [lock] : [...new Set(lock)].sort();
  const state = { isOpen: true };
  openCount += 1;
  try {
    return await running.run(state, () =>
      db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          await takeLocks(tx, names);
          return work(tx);
        }),
    );
  } finally {
    state.isOpen = false;
    openCount -= 1;
    if (openCount === 0) running.disable();
  }
}
