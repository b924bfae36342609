import { Fault } from '@candor/kernel';
import type { Block, Chain, ChainLog } from '../chain.ts';
import type { ChainRail } from '../rails.ts';
import { atomsOfUnits } from '../units.ts';
import type { DepositStore, Payment } from './deposit-store.ts';

/** Blocks read in one round: a watcher that was away for long catches up in rounds. */
const blocksPerRound = 50;

export interface ReadRound {
  /** The last block that was read. */
  readonly height: number;
  /** There was nothing above it. Only then is it known which payments a replaced chain has lost. */
  readonly isAtHead: boolean;
}

type ReadBlock = Pick<Block, 'number' | 'hash'>;

/** Reads the chain block by block, each the child of the one before; goes back where the chain was replaced. */
export class BlockReader {
  readonly #chain: Chain;
  readonly #book: DepositStore;
  readonly #isHouse: (address: string) => boolean;
  readonly #log: ChainLog;

  /** Payments from an address that `isHouse` are the house's own, not deposits. */
  constructor(chain: Chain, book: DepositStore, isHouse: (address: string) => boolean, log: ChainLog) {
    this.#chain = chain;
    this.#book = book;
    this.#isHouse = isHouse;
    this.#log = log;
  }

  /** `fromBlock` counts when nothing was ever read; absent: the head. */
  async read(rails: readonly ChainRail[], fromBlock?: number): Promise<ReadRound> {
    const head = await this.#chain.head();
    const start = this.#book.cursor();
    if (start === undefined) {
      const first = fromBlock === undefined ? head : await this.#chain.block(fromBlock - 1);
      if (first === undefined) throw new Fault('chain_settings', `The chain has no block ${fromBlock}.`);
      this.#book.read(first, []);
    } else if (!(await this.#goBack(start, head, rails))) {
      return { height: start.number, isAtHead: false };
    }
    return this.#goForward(rails, head);
  }

  /** Takes back replaced blocks. False while the node is merely behind another one's height. */
  async #goBack(start: ReadBlock, head: Block, rails: readonly ChainRail[]): Promise<boolean> {
    const isOnTheWay = head.number < start.number && this.#book.hashAt(head.number) === head.hash;
    if (isOnTheWay && this.#chain.beginning === undefined) return false;
    const replaced: ReadBlock[] = [];
    let one: ReadBlock | undefined = start;
    while (one !== undefined) {
      const there: Block | undefined = one.number === head.number ? head : await this.#chain.block(one.number);
      if (there?.hash === one.hash) break;
      replaced.push(one);
      one = this.#rememberedBelow(one);
    }
    if (replaced.length === 0) return true;
    const beginning = one === undefined ? await this.#chain.beginning?.() : undefined;
    if (one === undefined && beginning === undefined) {
      throw new Fault('chain_rewritten', 'The chain was replaced further back than the watcher remembers.');
    }
    // Only now that it is known from where to read on: nothing is taken back on the way to a place that is not there.
    const facts = { blocks: replaced.length, from: start.number, to: (one ?? beginning)?.number };
    this.#log.warn({ event: 'chain.blocks_replaced', ...facts }, 'blocks that were read are not in the chain any more');
    const anew = beginning && { block: beginning, payments: await this.#paymentsIn(beginning, rails) };
    for (const { railId, transaction, accountId } of this.#book.unread(replaced, anew)) {
      this.#log.error(
        { event: 'deposit.block_replaced', railId, transaction, accountId },
        'the block of a credited deposit was replaced',
      );
    }
    return true;
  }

  #rememberedBelow({ number }: ReadBlock): ReadBlock | undefined {
    const hash = this.#book.hashAt(number - 1);
    return hash === undefined ? undefined : { number: number - 1, hash };
  }

  async #goForward(rails: readonly ChainRail[], head: Block): Promise<ReadRound> {
    let last = this.#book.cursor();
    const end = Math.min(head.number, (last?.number ?? 0) + blocksPerRound);
    for (let number = (last?.number ?? 0) + 1; number <= end; number++) {
      const block = await this.#chain.block(number);
      // Replaced while we read: the next round goes back first.
      if (block === undefined || block.parentHash !== last?.hash) return { height: number - 1, isAtHead: false };
      this.#book.read(block, await this.#paymentsIn(block, rails));
      last = block;
    }
    return { height: last?.number ?? 0, isAtHead: last?.number === head.number };
  }

  async #paymentsIn(block: Block, rails: readonly ChainRail[]): Promise<readonly Payment[]> {
    const tokens = rails.flatMap(({ token }) => (token === undefined ? [] : [token]));
    const isWatched = (address: string): boolean => this.#book.ownerOf(address) !== undefined;
    const transfers = await this.#chain.transfersIn(block, { tokens, isWatched });
    return transfers.flatMap(({ transaction, index, token, from, to, units }) => {
      const rail = rails.find((one) => one.token === token);
      const accountId = this.#book.ownerOf(to);
      // The gas for a sweep is no deposit.
      if (rail === undefined || accountId === undefined || this.#isHouse(from)) return [];
      const amount = atomsOfUnits(units, rail, 'down');
      // Less than an atom is in no book.
      return amount === 0n ? [] : [{ railId: rail.railId, accountId, transaction, index, amount }];
    });
  }
}
