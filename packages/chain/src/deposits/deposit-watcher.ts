import type { Exchange } from '@candor/exchange';
import type { Chain, ChainLog } from '../chain.ts';
import type { AddressBook } from '../keys.ts';
import { type ChainAssets, type ChainRail, chainRails } from '../rails.ts';
import { BlockReader } from './block-reader.ts';
import type { DepositStore } from './deposit-store.ts';
import { DepositReporter } from './deposit-reporter.ts';

/** Follows a chain for the exchange: reads, then reports. Killed between any two steps, the next round goes on. */
export class DepositWatcher {
  /** As the last round found them. */
  rails: readonly ChainRail[] = [];
  readonly #exchange: Pick<Exchange, 'query'>;
  readonly #assets: ChainAssets;
  readonly #fromBlock: number | undefined;
  readonly #reader: BlockReader;
  readonly #teller: DepositReporter;

  constructor(options: {
    readonly exchange: Pick<Exchange, 'query' | 'submit'>;
    readonly chain: Chain;
    readonly book: DepositStore;
    readonly addresses: Pick<AddressBook, 'isHouse'>;
    readonly assets: ChainAssets;
    readonly log: ChainLog;
    /** The first block of a watcher without a position; absent: the head. */
    readonly fromBlock?: number | undefined;
  }) {
    const { exchange, chain, book, addresses, assets, log, fromBlock } = options;
    this.#exchange = exchange;
    this.#assets = assets;
    this.#fromBlock = fromBlock;
    this.#reader = new BlockReader(chain, book, (address) => addresses.isHouse(address), log);
    this.#teller = new DepositReporter(exchange, book, log);
  }

  /** One bounded round; returns the height that was read. */
  async poll(): Promise<number> {
    this.rails = await chainRails(this.#exchange, this.#assets);
    const round = await this.#reader.read(this.rails, this.#fromBlock);
    await this.#teller.tell(this.rails, round);
    return round.height;
  }
}
