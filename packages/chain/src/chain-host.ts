import { join } from 'node:path';
import type { AccountId, Exchange, RailId } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import type { Atoms } from '@candor/money';
import type { Chain, ChainLog, Hash } from './chain.ts';
import { DepositStore } from './deposits/deposit-store.ts';
import { DepositWatcher } from './deposits/deposit-watcher.ts';
import { findPayment } from './deposits/payment-finder.ts';
import { railHoldings } from './holdings.ts';
import type { AddressBook } from './keys.ts';
import { chainMeans } from './means.ts';
import { type ChainAssets, type ChainRail, chainRails } from './rails.ts';
import { rounds } from './rounds.ts';
import type { ChainService, RevealDestination } from './service.ts';
import type { Signer } from './signer/signer.ts';
import { openChainDatabase } from './store.ts';
import { SweepBook } from './sweeps/sweep-book.ts';
import { Sweeper } from './sweeps/sweeper.ts';
import { NetworkCosts } from './withdrawals/network-costs.ts';
import { WithdrawalSender } from './withdrawals/withdrawal-sender.ts';

/** The options of every chain. */
export interface HostOptions {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  /** Of the data: its `chain.db` is made here. */
  readonly folder: string;
  readonly reveal: RevealDestination;
  readonly log: ChainLog;
  readonly nowMs: () => number;
}

interface ChainParts {
  readonly chain: Chain;
  readonly signer: Signer;
  readonly addresses: AddressBook;
  readonly assets: ChainAssets;
  /** Between two looks at the chain. */
  readonly pollMs: number;
  readonly fromBlock?: number | undefined;
  /** The least amount worth sweeping to the hot wallet, by asset code; absent: deposits stay at their addresses. */
  readonly sweepLeast?: ReadonlyMap<string, string> | undefined;
  /** Of a chain on which anybody can be paid. */
  readonly pay?: ((to: string, units: bigint, token?: string) => Hash) | undefined;
  readonly unitsOf?: ((amount: Atoms, rail: ChainRail) => bigint) | undefined;
}

/** Watches and sends between its start and its stop; a round that does not end then is cut off, and the next start goes on with it. */
export interface ChainDuty extends Duty {
  /** Answers also while nothing is watched. */
  readonly service: ChainService;
}

/** The file with the memory of the watcher and the sender. */
const databaseFile = 'chain.db';

/** Sweeps are never urgent. */
const roundsPerSweep = 5;

/** Opens the records of a chain. Its database is closed by the stop. */
export async function openChain(host: HostOptions, parts: ChainParts): Promise<ChainDuty> {
  const { exchange, folder, reveal, log, nowMs } = host;
  const { chain, signer, addresses, assets, pollMs, fromBlock, sweepLeast: least } = parts;
  let rails = await chainRails(exchange, assets);
  const db = openChainDatabase(join(folder, databaseFile), chain.chainId, addresses.hotWallet);
  const book = new DepositStore(db);
  const watcher = new DepositWatcher({ exchange, chain, book, addresses, assets, log, fromBlock });
  const costs = new NetworkCosts({ db, exchange, assets, log, nowMs });
  const { hotWallet } = addresses;
  const sender = new WithdrawalSender({ exchange, chain, signer, reveal, costs, assets, hotWallet, log, nowMs });
  const listeners = new Set<(head: number) => void>();
  let head = book.cursor()?.number;

  const workedAtMs: { deposits?: number; withdrawals?: number } = {};
  const work = [
    rounds('deposits', pollMs, log, async () => {
      const height = await watcher.poll();
      rails = watcher.rails;
      workedAtMs.deposits = nowMs();
      if (height === head) return;
      head = height;
      for (const listener of listeners) listener(height);
    }),
    rounds('withdrawals', pollMs, log, async () => {
      if (await sender.poll()) workedAtMs.withdrawals = nowMs();
    }),
  ];
  const sweeps = least === undefined ? undefined : new SweepBook(db);
  if (least !== undefined && sweeps !== undefined) {
    const sweeper = new Sweeper({ exchange, chain, signer, book: sweeps, addresses, assets, costs, least, log, nowMs });
    work.push(rounds('sweeps', pollMs * roundsPerSweep, log, () => sweeper.poll()));
  }

  const railOf = (railId: RailId): ChainRail =>
    present(
      rails.find((rail) => rail.railId === railId),
      'a chain is asked about its own rails',
    );
  const addressOf = (railId: RailId, accountId: AccountId): string => {
    railOf(railId);
    const known = book.addressOf(accountId);
    if (known !== undefined) return known;
    const address = addresses.addressOf(accountId);
    book.issue(address, accountId);
    return address;
  };
  const { pay, unitsOf } = parts;
  const service: ChainService = {
    get railIds() {
      return rails.map(({ railId }) => railId);
    },
    addressOf: async (railId, accountId) => addressOf(railId, accountId),
    ownerOf: async (address) => book.ownerOf(address),
    head: () => head,
    workedAtMs: () => ({ ...workedAtMs }),
    tokenOf: (railId) => railOf(railId).token,
    async find(railId, accountId, transaction) {
      const hash = hashIn(transaction);
      if (hash === undefined) return { kind: 'not_found' };
      return findPayment(chain, railOf(railId), addressOf(railId, accountId), hash);
    },
    holdings: (sent) => railHoldings({ exchange, chain, addresses, assets, book, costs, sweeps }, rails, sent),
    means: () => chainMeans({ exchange, chain, signer, hotWallet, assets }, rails),
    onHead(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...(pay === undefined || unitsOf === undefined
      ? {}
      : {
          practicePay: async (railId: RailId, accountId: AccountId, amount: Atoms) => {
            const rail = railOf(railId);
            return pay(addressOf(railId, accountId), unitsOf(amount, rail), rail.token);
          },
        }),
  };
  return {
    name: 'chain',
    service,
    async start() {
      for (const duty of work) await duty.start();
    },
    async stop() {
      await Promise.all(work.map(async (duty) => duty.stop()));
      db.close();
    },
  };
}

function hashIn(text: string): Hash | undefined {
  const [, digits] = /^(?:0x)?([\da-f]{64})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`;
}
