import { Fault } from '@candor/kernel';
import { BaseError, createPublicClient, http, type PublicClient, RpcRequestError } from 'viem';
import { evmSpelling } from '../addresses.ts';
import type { Block, Chain, Fees, Hash, TransactionState, Transfer } from '../chain.ts';
import { inProportion } from '../signer/gas.ts';
import { balanceOfCall, isTransfer, type Log, transferOf, transferTopic } from './tokens.ts';

interface EvmOptions {
  readonly url: string;
  /** The node has to be on this chain. */
  readonly chainId: number;
  /** The timeout of one request. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 10_000;

/**
 * An Ethereum node, read with viem, which handles the forms of blocks, receipts and events, and each node's way to
 * fail.
 */
export class EvmChain implements Chain {
  readonly chainId: number;
  readonly #client: PublicClient;
  #isRightChain = false;

  constructor({ url, chainId, timeoutMs = usualTimeoutMs }: EvmOptions) {
    const transport = http(url, { timeout: timeoutMs, retryCount: 1, batch: true });
    this.#client = createPublicClient({ transport, cacheTime: 0 });
    this.chainId = chainId;
  }

  /**
   * Throws a `Fault` (`chain_settings`) when the node is on another chain. Every round reads the head, and so calls
   * this.
   */
  async verify(): Promise<void> {
    if (this.#isRightChain) return;
    const there = await reaching(() => this.#client.getChainId());
    if (there !== this.chainId) {
      throw new Fault('chain_settings', `The node is on chain ${there}, not on ${this.chainId}.`);
    }
    this.#isRightChain = true;
  }

  async head(): Promise<Block> {
    await this.verify();
    return blockOf(await reaching(() => this.#client.getBlock({ blockTag: 'latest' })));
  }

  async block(number: number): Promise<Block | undefined> {
    const found = await unlessMissing(() => this.#client.getBlock({ blockNumber: BigInt(number) }));
    return found && blockOf(found);
  }

  async transfersIn(
    block: Block,
    { tokens, isWatched }: { readonly tokens: readonly string[]; isWatched(address: string): boolean },
  ): Promise<readonly Transfer[]> {
    const blockHash = block.hash;
    const whole = await unlessMissing(() => this.#client.getBlock({ blockHash, includeTransactions: true }));
    if (whole === null || whole === undefined) throw moved(block);
    const hashes = new Set<Hash>();
    for (const { hash, to, value } of whole.transactions) {
      if (to !== null && value > 0n && isWatched(evmSpelling(to))) hashes.add(hash);
    }
    if (tokens.length > 0) {
      const logs = await reaching(() =>
        this.#client.request({
          method: 'eth_getLogs',
          params: [{ blockHash, address: tokens as Hash[], topics: [transferTopic] }],
        }),
      );
      for (const log of logs) {
        const transfer = isTransfer(log) ? transferOf(log, 0) : undefined;
        if (transfer !== undefined && isWatched(transfer.to) && log.transactionHash) hashes.add(log.transactionHash);
      }
    }
    const found: Transfer[] = [];
    for (const hash of hashes) found.push(...(await this.#transfersOf(hash, block)));
    return found.filter(
      ({ to, token, units }) => units > 0n && isWatched(to) && (token === undefined || tokens.includes(token)),
    );
  }

  async transaction(hash: Hash): Promise<TransactionState> {
    await this.verify();
    const sent = await unlessMissing(() => this.#client.getTransaction({ hash }));
    if (sent === undefined) return { state: 'unknown' };
    const receipt = await unlessMissing(() => this.#client.getTransactionReceipt({ hash }));
    if (receipt === undefined) return { state: 'waiting' };
    const succeeded = receipt.status === 'success';
    return {
      state: 'mined',
      height: Number(receipt.blockNumber),
      succeeded,
      cost: receipt.gasUsed * receipt.effectiveGasPrice,
      transfers: succeeded ? transfersIn(hash, sent, receipt.logs) : [],
    };
  }

  async nonceAt(address: string, height: number): Promise<number> {
    return reaching(() =>
      this.#client.getTransactionCount({ address: address as Hash, blockNumber: BigInt(Math.max(0, height)) }),
    );
  }

  /** Enough for the base fee to double, and the node's estimate of the miners' fee. */
  async fees(): Promise<Fees> {
    await this.verify();
    const [block, tip] = await reaching(() =>
      Promise.all([this.#client.getBlock(), this.#client.estimateMaxPriorityFeePerGas()]),
    );
    return inProportion({ maxFeePerGas: (block.baseFeePerGas ?? 0n) * 2n + tip, maxPriorityFeePerGas: tip });
  }

  async balanceOf(address: string, token?: string): Promise<bigint> {
    if (token === undefined) return reaching(() => this.#client.getBalance({ address: address as Hash }));
    const data = balanceOfCall(address);
    const { data: answer } = await reaching(() => this.#client.call({ to: token as Hash, data }));
    return BigInt(answer ?? '0x0');
  }

  async broadcast(raw: Hash): Promise<string | undefined> {
    try {
      await this.#client.sendRawTransaction({ serializedTransaction: raw });
      return undefined;
    } catch (error) {
      const said = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null;
      if (said instanceof RpcRequestError) return said.details;
      throw unreachable(error);
    }
  }

  /** Only of a transaction that succeeded, in this very block: an event alone proves nothing. */
  async #transfersOf(hash: Hash, block: Block): Promise<readonly Transfer[]> {
    const receipt = await unlessMissing(() => this.#client.getTransactionReceipt({ hash }));
    if (receipt?.blockHash !== block.hash) throw moved(block);
    if (receipt.status !== 'success') return [];
    const sent = await unlessMissing(() => this.#client.getTransaction({ hash }));
    if (sent === undefined) throw moved(block);
    return transfersIn(hash, sent, receipt.logs);
  }
}

interface Sent {
  readonly from: string;
  readonly to: string | null;
  readonly value: bigint;
}

function transfersIn(transaction: Hash, { from, to, value }: Sent, logs: readonly Log[]): readonly Transfer[] {
  const transfers: Transfer[] = [];
  if (to !== null && value > 0n)
    transfers.push({ transaction, index: 0, from: evmSpelling(from), to: evmSpelling(to), units: value });
  logs.forEach((log, index) => {
    const moves = isTransfer(log) ? transferOf(log, index) : undefined;
    if (moves !== undefined) transfers.push({ transaction, ...moves });
  });
  return transfers;
}

function blockOf({
  number,
  hash,
  parentHash,
}: {
  readonly number: bigint;
  readonly hash: Hash;
  readonly parentHash: Hash;
}): Block {
  return { number: Number(number), hash, parentHash };
}

async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw unreachable(error);
  }
}

const missing = new Set(['BlockNotFoundError', 'TransactionNotFoundError', 'TransactionReceiptNotFoundError']);

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && missing.has(error.name)) return undefined;
    throw unreachable(error);
  }
}

/** A node's address may hold a key, so viem's long message, which repeats it, goes no further. */
function unreachable(error: unknown): Fault {
  const words = error instanceof BaseError ? error.details || error.shortMessage : String(error);
  return new Fault('chain_unreachable', `The chain's node does not answer: ${words}`);
}

function moved({ number }: Block): Fault {
  return new Fault('chain_moved', `Block ${number} was replaced while it was read.`);
}
