import { randomBytes } from 'node:crypto';
import { present } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { evmSpelling } from '../addresses.ts';
import {
  type Block,
  type Chain,
  type Fees,
  type Hash,
  hashOf,
  type TransactionState,
  type Transfer,
} from '../chain.ts';
import { type ChainDatabase, together } from '../store.ts';

/** No real chain has it, so nothing that is signed for practice is worth anything elsewhere. */
export const practiceChainId = 990_019;
/** As long as a block takes. */
export const practiceBlockMs = 2_000;

const hasBlocks = 'the practice chain has a first block';
const gasOfTransfer = 21_000n;
const tip = 1_000_000_000n;
/** Older blocks are dropped: no reader needs them. */
const blocksKept = 2_000;
/** Every address on the practice chain can pay any amount. */
const endless = 10n ** 30n;

interface Row {
  readonly hash: Hash;
  readonly sender: string;
  readonly recipient: string;
  readonly token: string | null;
  readonly units: string;
  readonly fee: string;
  readonly height: number | null;
}

/**
 * A chain in this process for practice: blocks, transactions, nonces and confirmations as on Ethereum, but without
 * balances and other nodes. It takes the same signed transactions, so watcher, sender and signer work as they do on a
 * real chain.
 */
export class PracticeChain implements Chain {
  readonly chainId = practiceChainId;
  readonly #db: ChainDatabase;

  constructor(db: ChainDatabase, nowMs: () => number) {
    this.#db = db;
    // Heights follow the clock, so that a chain that was thrown away does not begin below the height that the exchange
    // has seen.
    if (this.#last() === undefined) this.#append(Math.floor(nowMs() / practiceBlockMs), hashFrom('practice genesis'));
  }

  /** Makes the next block, with everything that waits for one. */
  mine(): Block {
    const parent = this.#tip();
    return this.#append(parent.number + 1, parent.hash);
  }

  /** Pays an address from outside, in the next block. */
  pay(to: string, units: bigint, token?: string): Hash {
    const sender = 'outside';
    const nonce = this.#nextNonce(sender);
    // Drawn: after a loss of blocks the same payment is another one.
    const hash = hashOf(randomBytes(32));
    this.#add({ hash, sender, nonce, to, units, fee: 0n, ...(token === undefined ? {} : { token }) });
    return hash;
  }

  async head(): Promise<Block> {
    return this.#tip();
  }

  async beginning(): Promise<Block> {
    return present(this.#blockAt('number = (SELECT min(number) FROM practice_blocks)'), hasBlocks);
  }

  async block(number: number): Promise<Block | undefined> {
    return this.#blockAt('number = ?', number);
  }

  async transfersIn(
    { number }: Block,
    { tokens, isWatched }: { readonly tokens: readonly string[]; isWatched(address: string): boolean },
  ): Promise<readonly Transfer[]> {
    const rows: readonly Row[] = this.#db
      .prepare('SELECT * FROM practice_transactions WHERE height = ? ORDER BY rowid')
      .all(number);
    return rows
      .map(transferOf)
      .filter(({ to, token }) => isWatched(to) && (token === undefined || tokens.includes(token)));
  }

  async transaction(hash: Hash): Promise<TransactionState> {
    const row: Row | undefined = this.#db.prepare('SELECT * FROM practice_transactions WHERE hash = ?').get(hash);
    if (row === undefined) return { state: 'unknown' };
    if (row.height === null) return { state: 'waiting' };
    return { state: 'mined', height: row.height, succeeded: true, cost: BigInt(row.fee), transfers: [transferOf(row)] };
  }

  async nonceAt(address: string, height: number): Promise<number> {
    return this.#db
      .prepare('SELECT coalesce(max(nonce) + 1, 0) AS next FROM practice_transactions WHERE sender = ? AND height <= ?')
      .get(address, height).next;
  }

  async fees(): Promise<Fees> {
    return { maxFeePerGas: 2n * tip, maxPriorityFeePerGas: tip };
  }

  async balanceOf(): Promise<bigint> {
    return endless;
  }

  async heldBy(isOurs: (address: string) => boolean, token?: string): Promise<bigint> {
    const rows: Iterable<Pick<Row, 'sender' | 'recipient' | 'token' | 'units' | 'fee'>> = this.#db
      .prepare('SELECT sender, recipient, token, units, fee FROM practice_transactions WHERE height IS NOT NULL')
      .iterate();
    let held = 0n;
    for (const { sender, recipient, token: moved, units, fee } of rows) {
      const isSent = isOurs(sender);
      if (isSent && token === undefined) held -= BigInt(fee);
      if ((moved ?? undefined) !== token) continue;
      if (isOurs(recipient)) held += BigInt(units);
      if (isSent) held -= BigInt(units);
    }
    return held;
  }

  async broadcast(raw: Hash): Promise<string | undefined> {
    // Reading signed bytes needs a library that takes long to load, and most installations never pay out in their first minutes.
    const { readTransfer } = await import('../signer/transactions.ts');
    const { hash, from, chainId, nonce, to, token, units, maxFeePerGas } = await readTransfer(raw);
    if (chainId !== practiceChainId) return 'invalid chain id';
    if ((await this.transaction(hash)).state !== 'unknown') return 'already known';
    if (nonce < this.#nextNonce(from)) return 'nonce too low';
    const fee = gasOfTransfer * maxFeePerGas;
    this.#add({ hash, sender: from, nonce, to, units, fee, ...(token === undefined ? {} : { token }) });
    return undefined;
  }

  close(): void {
    this.#db.close();
  }

  #add(one: {
    readonly hash: Hash;
    readonly sender: string;
    readonly nonce: number;
    readonly to: string;
    readonly units: bigint;
    readonly fee: bigint;
    readonly token?: string;
  }): void {
    this.#db
      .prepare('INSERT INTO practice_transactions VALUES (?, ?, ?, ?, ?, ?, ?, NULL)')
      .run(one.hash, one.sender, one.nonce, evmSpelling(one.to), one.token ?? null, String(one.units), String(one.fee));
  }

  #append(number: number, parentHash: Hash): Block {
    return together(this.#db, () => {
      const waiting: readonly { readonly hash: Hash }[] = this.#db
        .prepare('SELECT hash FROM practice_transactions WHERE height IS NULL ORDER BY rowid')
        .all();
      // A block that grows again after a loss has another hash when it has other transactions.
      const hash = hashFrom([number, parentHash, ...waiting.map((one) => one.hash)].join(' '));
      this.#db.prepare('INSERT INTO practice_blocks VALUES (?, ?, ?)').run(number, hash, parentHash);
      this.#db.prepare('UPDATE practice_transactions SET height = ? WHERE height IS NULL').run(number);
      this.#db.prepare('DELETE FROM practice_blocks WHERE number <= ?').run(number - blocksKept);
      return { number, hash, parentHash };
    });
  }

  #nextNonce(sender: string): number {
    return this.#db
      .prepare('SELECT coalesce(max(nonce) + 1, 0) AS next FROM practice_transactions WHERE sender = ?')
      .get(sender).next;
  }

  #tip(): Block {
    return present(this.#last(), hasBlocks);
  }

  #last(): Block | undefined {
    return this.#blockAt('number = (SELECT max(number) FROM practice_blocks)');
  }

  #blockAt(where: string, ...values: readonly number[]): Block | undefined {
    const row = this.#db.prepare(`SELECT * FROM practice_blocks WHERE ${where}`).get(...values);
    return row && { number: row.number, hash: row.hash, parentHash: row.parent_hash };
  }
}

function transferOf({ hash, sender, recipient, token, units }: Row): Transfer {
  const to = { transaction: hash, index: 0, from: sender, to: recipient, units: BigInt(units) };
  return token === null ? to : { ...to, token };
}

function hashFrom(words: string): Hash {
  return hashOf(sha256(Buffer.from(words, 'utf8')));
}
