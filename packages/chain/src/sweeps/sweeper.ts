import type { Exchange } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import type { Outcome } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import type { Chain, ChainLog, Fees, Hash } from '../chain.ts';
import { keccakOf } from '../evm/hash.ts';
import type { AddressBook } from '../keys.ts';
import { type ChainAssets, type ChainRail, chainRails } from '../rails.ts';
import { gasOfSweep, gasOfToken } from '../signer/gas.ts';
import type { Signer, SignerRefusal } from '../signer/signer.ts';
import { unitsOfAtoms } from '../units.ts';
import type { NetworkCosts } from '../withdrawals/network-costs.ts';
import type { SentSweep, SweepBook, SweepCase } from './sweep-book.ts';

interface SweeperOptions {
  readonly exchange: Pick<Exchange, 'query'>;
  readonly chain: Chain;
  readonly signer: Signer;
  readonly book: SweepBook;
  readonly addresses: AddressBook;
  readonly assets: ChainAssets;
  readonly costs: NetworkCosts;
  /** By the code of an asset, as decimal text: less is left where it is. Assets that are not named are not swept. */
  readonly least: ReadonlyMap<string, string>;
  readonly log: ChainLog;
  readonly nowMs: () => number;
}

const perRound = 20;
/** Age at which an unmined sweep is forgotten; the address is then checked again, and its balance is swept anew. */
const forgetMs = 3_600_000;

/**
 * Brings users' payments from their addresses to the hot wallet. An address that holds a token and no ether first gets
 * the gas for it, from a wallet that does nothing else. No balance changes by it: only the cost of the chain is booked.
 */
export class Sweeper {
  readonly #options: SweeperOptions;
  /** Senders with a transaction that is not in a block for good yet: one at a time each. */
  readonly #busy = new Set<string>();
  /** The last refusal of each address. Rounds are many, so only a new reason is logged. */
  readonly #refused = new Map<string, SignerRefusal>();

  constructor(options: SweeperOptions) {
    this.#options = options;
  }

  async poll(): Promise<void> {
    const { exchange, chain, book, assets, least, nowMs } = this.#options;
    const rails = await chainRails(exchange, assets);
    await this.#settle(rails);
    const swept = rails.filter(({ code }) => least.has(code));
    const cases =
      swept.length === 0
        ? []
        : book.due(
            swept.map(({ railId }) => railId),
            perRound,
          );
    if (cases.length === 0) return;
    const fees = await chain.fees();
    for (const one of cases) {
      const rail = swept.find(({ railId }) => railId === one.railId);
      if (rail === undefined) continue;
      const { number: height } = await chain.head();
      const isEmpty = await this.#sweep(one, rail, fees, height);
      book.looked(one, nowMs(), isEmpty ? height : undefined);
    }
  }

  /** True without anything worth bringing in. */
  async #sweep({ accountId, railId }: SweepCase, rail: ChainRail, fees: Fees, height: number): Promise<boolean> {
    const { chain, addresses, signer, least } = this.#options;
    const address = addresses.addressOf(accountId);
    if (this.#busy.has(address)) return false;
    const minimum = unitsOfAtoms(atomsFromText(least.get(rail.code) ?? '', rail.scale) ?? 0n, rail);
    const ether = await chain.balanceOf(address);
    const gasCost = (rail.token === undefined ? gasOfSweep : gasOfToken) * fees.maxFeePerGas;
    const units = rail.token === undefined ? ether - gasCost : await chain.balanceOf(address, rail.token);
    if (units <= 0n || units < minimum) return true;
    if (rail.token !== undefined && ether < gasCost) {
      const { gasWallet } = addresses;
      if (this.#busy.has(gasWallet)) return false;
      const nonce = await chain.nonceAt(gasWallet, height);
      await this.#send(railId, gasWallet, await signer.signTopUp({ accountId, nonce, fees }));
      this.#busy.add(address);
      return false;
    }
    const nonce = await chain.nonceAt(address, height);
    const { token } = rail;
    const request = { accountId, nonce, units, fees, ...(token === undefined ? {} : { token }) };
    await this.#send(railId, address, await signer.signSweep(request));
    return false;
  }

  async #send(railId: SentSweep['railId'], sender: string, signed: Outcome<Hash, SignerRefusal>): Promise<void> {
    const { chain, book, log, nowMs } = this.#options;
    if (!signed.ok) {
      const isNew = this.#refused.get(sender) !== signed.code;
      this.#refused.set(sender, signed.code);
      if (isNew) log.error({ event: 'sweep.refused', sender, refusal: signed.code }, 'a sweep is not signed');
      return;
    }
    this.#refused.delete(sender);
    const transaction = keccakOf(signed.value);
    // Recorded first: its cost has to be booked, even if the process is killed now.
    book.keepSent({ transaction, railId, sender, sentAtMs: nowMs() });
    this.#busy.add(sender);
    const words = await chain.broadcast(signed.value);
    if (words !== undefined)
      log.warn({ event: 'sweep.not_taken', sender, transaction, words }, 'the node does not take a sweep');
  }

  /** Books the costs of confirmed transactions. */
  async #settle(rails: readonly ChainRail[]): Promise<void> {
    const { chain, book, costs, nowMs } = this.#options;
    this.#busy.clear();
    for (const sent of book.sent()) {
      const state = await chain.transaction(sent.transaction);
      const needed = rails.find(({ railId }) => railId === sent.railId)?.confirmations ?? 1;
      if (state.state === 'mined' && confirmationsAt((await chain.head()).number, state.height) >= needed) {
        await costs.keep(sent.railId, sent.transaction, state.cost);
        book.forgetSent(sent);
      } else if (state.state === 'unknown' && nowMs() - sent.sentAtMs > forgetMs) {
        book.forgetSent(sent);
      } else {
        this.#busy.add(sent.sender);
      }
    }
  }
}
