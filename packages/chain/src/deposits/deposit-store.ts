import type { AccountId, RailId } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import type { Block, Hash } from '../chain.ts';
import { type ChainDatabase, together } from '../store.ts';

/**
 * `seen`: in a block, the exchange has to be told. `told`: it has been. `lost`: its block was replaced, and no other
 * has it so far. The others are ends, though a dropped one may be seen again.
 */
type DepositState = 'seen' | 'told' | 'lost' | 'settled' | 'dropped' | 'refused';

/** A payment to a user's address, on one of our rails. */
export interface Payment {
  readonly railId: RailId;
  readonly accountId: AccountId;
  readonly transaction: Hash;
  readonly index: number;
  readonly amount: Atoms;
}

export interface WatchedDeposit extends Payment {
  readonly height: number;
  readonly blockHash: Hash;
  readonly status: DepositState;
  /** Counts up whenever it has to be reported anew, so that each report has a command id of its own. */
  readonly episode: number;
}

/** Blocks that are remembered, so that the watcher finds back after their chain was replaced. Far more than any is. */
const blocksKept = 1_024;

/** The watcher's position and its findings, written in one transaction, so that a kill in between loses neither. */
export class DepositStore {
  readonly #db: ChainDatabase;
  readonly #accounts = new Map<string, AccountId>();
  readonly #addresses = new Map<AccountId, string>();

  constructor(db: ChainDatabase) {
    this.#db = db;
    for (const { address, account_id } of db.prepare('SELECT address, account_id FROM addresses').all()) {
      this.#remember(address, account_id);
    }
  }

  /** The owner of an address. */
  ownerOf(address: string): AccountId | undefined {
    return this.#accounts.get(address);
  }

  /** The account's address, once it was issued. */
  addressOf(accountId: AccountId): string | undefined {
    return this.#addresses.get(accountId);
  }

  /** From here on the address is watched. */
  issue(address: string, accountId: AccountId): void {
    if (this.#accounts.has(address)) return;
    this.#db.prepare('INSERT OR IGNORE INTO addresses (address, account_id) VALUES (?, ?)').run(address, accountId);
    this.#remember(address, accountId);
  }

  /** The last block that was read. */
  cursor(): Pick<Block, 'number' | 'hash'> | undefined {
    return this.#db.prepare('SELECT number, hash FROM blocks ORDER BY number DESC LIMIT 1').get();
  }

  /** The hash of a block that was read and is remembered. */
  hashAt(number: number): Hash | undefined {
    return this.#db.prepare('SELECT hash FROM blocks WHERE number = ?').get(number)?.hash;
  }

  /**
   * Stores a block and its payments. A known payment stays as it is, unless it had lost its block: the same
   * transaction in another block may pay another amount or another address, when a contract decides it.
   */
  read(block: Block, payments: readonly Payment[]): void {
    together(this.#db, () => this.#write(block, payments));
  }

  /**
   * Takes the last blocks back: they were replaced. `anew` is the beginning of a chain without any of the remembered
   * ones. Returns the settled payments in them, which cannot be taken back.
   */
  unread(
    blocks: readonly Pick<Block, 'number' | 'hash'>[],
    anew?: { readonly block: Block; readonly payments: readonly Payment[] },
  ): readonly WatchedDeposit[] {
    return together(this.#db, () => {
      const settled = blocks.flatMap((block) => this.#takeBack(block));
      if (anew !== undefined) this.#write(anew.block, anew.payments);
      return settled;
    });
  }

  /** Accounts whose address was paid, over any rail. */
  paidAccounts(): readonly AccountId[] {
    return this.#db
      .prepare('SELECT DISTINCT account_id FROM deposits')
      .all()
      .map(({ account_id }) => account_id);
  }

  /** Payments over a rail: how many, and the sum of those in blocks that the exchange does not know. */
  totals(railId: RailId): { readonly unreported: Atoms; readonly payments: number } {
    const { payments } = this.#db.prepare('SELECT count(*) AS payments FROM deposits WHERE rail_id = ?').get(railId);
    const unreported = this.#rows("rail_id = ? AND status IN ('seen', 'refused')", railId);
    return { unreported: atoms(unreported.reduce((total, { amount }) => total + amount, 0n)), payments };
  }

  inState(status: DepositState, limit: number): readonly WatchedDeposit[] {
    return this.#rows('status = ? ORDER BY height LIMIT ?', status, limit);
  }

  /** Only while it is still the same telling. */
  setState({ railId, transaction, index, episode }: WatchedDeposit, status: DepositState): void {
    this.#db
      .prepare(
        'UPDATE deposits SET status = ? WHERE rail_id = ? AND transaction_hash = ? AND transfer_index = ? AND episode = ?',
      )
      .run(status, railId, transaction, index, episode);
  }

  /** Reports it under another id, because the answer to this one is known. */
  tellAgain({ railId, transaction, index, episode }: WatchedDeposit, status: DepositState): void {
    this.#db
      .prepare(
        'UPDATE deposits SET status = ?, episode = episode + 1 WHERE rail_id = ? AND transaction_hash = ? AND transfer_index = ? AND episode = ?',
      )
      .run(status, railId, transaction, index, episode);
  }

  #write(block: Block, payments: readonly Payment[]): void {
    this.#db.prepare('INSERT INTO blocks (number, hash) VALUES (?, ?)').run(block.number, block.hash);
    this.#db.prepare('DELETE FROM blocks WHERE number <= ?').run(block.number - blocksKept);
    const insert = this.#db.prepare(`
      INSERT INTO deposits VALUES (?, ?, ?, ?, ?, ?, ?, 'seen', 1)
      ON CONFLICT DO UPDATE SET height = excluded.height, block_hash = excluded.block_hash,
        account_id = excluded.account_id, amount = excluded.amount,
        status = CASE WHEN status IN ('settled', 'refused') THEN status ELSE 'seen' END, episode = episode + 1
      WHERE block_hash <> excluded.block_hash OR status IN ('lost', 'dropped')
    `);
    for (const { railId, transaction, index, accountId, amount } of payments) {
      insert.run(railId, transaction, index, accountId, String(amount), block.number, block.hash);
    }
  }

  #takeBack({ number, hash }: Pick<Block, 'number' | 'hash'>): readonly WatchedDeposit[] {
    this.#db.prepare('DELETE FROM blocks WHERE number = ?').run(number);
    this.#db
      .prepare("UPDATE deposits SET status = 'lost' WHERE block_hash = ? AND status IN ('seen', 'told')")
      .run(hash);
    return this.#rows("block_hash = ? AND status = 'settled'", hash);
  }

  #remember(address: string, accountId: AccountId): void {
    this.#accounts.set(address, accountId);
    this.#addresses.set(accountId, address);
  }

  #rows(where: string, ...values: readonly (string | number)[]): readonly WatchedDeposit[] {
    const rows = this.#db.prepare(`SELECT * FROM deposits WHERE ${where}`).all(...values);
    return rows.map((row) => ({
      railId: row.rail_id,
      accountId: row.account_id,
      transaction: row.transaction_hash,
      index: row.transfer_index,
      amount: atoms(BigInt(row.amount)),
      height: row.height,
      blockHash: row.block_hash,
      status: row.status,
      episode: row.episode,
    }));
  }
}
