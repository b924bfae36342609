import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountId,
  type Command,
  type CommandType,
  type EventType,
  type Exchange,
  type ResultOf,
  gridMs,
  type PlacedEvent,
  type RailId,
  type WithdrawalId,
} from '@candor/exchange';
import { type HostedExchange, JournalReader, journalFile, startInProcess } from '@candor/journal';
import { type Atoms, atoms, zero } from '@candor/money';
import {
  actorOf,
  asset,
  pair,
  practiceWorld,
  rail,
  type SetFundingTerms,
  sixtyThousand,
  worldStartMs,
} from '@candor/testkit';
import { checkAddress } from '../addresses.ts';
import type { Chain, ChainLog } from '../chain.ts';
import { addressText, destinationHash } from '../destination.ts';
import { DepositStore } from '../deposits/deposit-store.ts';
import { DepositWatcher } from '../deposits/deposit-watcher.ts';
import { AddressBook, KeyRing } from '../keys.ts';
import type { ChainAssets } from '../rails.ts';
import type { RevealDestination } from '../service.ts';
import type { Signer } from '../signer/signer.ts';
import { openSignerDatabase } from '../signer/signer-store.ts';
import { SigningService } from '../signer/signing-service.ts';
import type { SigningSettings } from '../signer/signing-settings.ts';
import { type ChainDatabase, openChainDatabase } from '../store.ts';
import { SweepBook } from '../sweeps/sweep-book.ts';
import { Sweeper } from '../sweeps/sweeper.ts';
import { NetworkCosts } from '../withdrawals/network-costs.ts';
import { WithdrawalSender } from '../withdrawals/withdrawal-sender.ts';

export const keys = KeyRing.fromSeed(new Uint8Array(32).fill(7));
export const addresses = new AddressBook(keys.extendedPublicKey);
export const usdtRail = rail['USDT chain'];
export const etherRail = rail['ETH chain'];
/** An address that belongs to no user and not to the house. */
export const outside = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const salt = new Uint8Array(16).fill(3);

/** A real exchange with its journal on the disk, rails on a chain, and users whose addresses are watched. */
export class ChainWorld {
  readonly folder = mkdtempSync(join(tmpdir(), 'candor-chain-'));
  readonly log: string[] = [];
  readonly users: AccountId[] = [];
  readonly #texts = new Map<string, string>();
  #nowMs = worldStartMs;
  #sent = 0;
  #exchange: HostedExchange | undefined;

  static async start(
    options: { readonly users?: number; readonly terms?: Partial<SetFundingTerms> } = {},
  ): Promise<ChainWorld> {
    const world = new ChainWorld();
    await world.#open();
    const funding = { undoMs: 1, destinationWaitMs: 0, ...options.terms };
    for (const command of practiceWorld({ users: options.users ?? 2, funding })) {
      const value = await world.must(command);
      if (command.type === 'accounts.open') world.users.push((value as ResultOf<'accounts.open'>).accountId);
    }
    await world.tick();
    return world;
  }

  get exchange(): HostedExchange {
    if (this.#exchange === undefined) throw new Error('the world has not started');
    return this.#exchange;
  }

  get journalPath(): string {
    return join(this.folder, journalFile);
  }

  readonly nowMs = (): number => {
    this.#nowMs += 1;
    return this.#nowMs;
  };

  wait(ms: number): void {
    this.#nowMs += ms;
  }

  async must<C extends Command>(command: C): Promise<ResultOf<C['type'] & CommandType>> {
    this.#sent += 1;
    const submission = { commandId: `test:${this.#sent}`, actor: actorOf(command), command };
    const { outcome } = await this.exchange.submit<CommandType>(submission);
    if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.code}`);
    return outcome.value as ResultOf<C['type'] & CommandType>;
  }

  /** Fresh prices, and whatever had become due. */
  async tick(): Promise<void> {
    const gridIndex = Math.floor(this.#nowMs / gridMs) + 1;
    this.#nowMs = gridIndex * gridMs;
    const prices = [pair['BTC/USDT'], pair['ETH/USDT']].map((pairId) => ({ pairId, price: sixtyThousand }));
    await this.must({ type: 'index.tick', gridIndex, prices });
  }

  /** Verifies every user and funds them with practice money. */
  async letUsersWithdraw(): Promise<void> {
    for (const accountId of this.users) {
      await this.must({ type: 'funding.set_level', accountId, level: 'basic' });
      await this.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      await this.must({ type: 'practice.claim', accountId, assetId: asset.ETH });
    }
  }

  async available(accountId: AccountId, assetId: number = asset.USDT): Promise<bigint> {
    const balances = await this.exchange.query('balances', accountId);
    return balances.find((one) => one.walletType === 'spot' && one.assetId === assetId)?.available ?? 0n;
  }

  /** Facts of one type, as the journal has them. */
  facts<T extends EventType>(type: T): Extract<PlacedEvent['event'], { readonly type: T }>[] {
    const journal = new JournalReader(this.journalPath);
    const events = journal.batchesAfter(0, 1_000_000).flatMap((batch) => batch.events.map(({ event }) => event));
    journal.close();
    return events.filter((event): event is Extract<PlacedEvent['event'], { readonly type: T }> => event.type === type);
  }

  /** A user with funds and the right to withdraw, who has requested it, after the time to undo. */
  async approvedWithdrawal(
    accountId: AccountId,
    amount: Atoms,
    to: { readonly railId?: RailId; readonly address?: string; readonly text?: string } = {},
  ): Promise<WithdrawalId> {
    const { railId = usdtRail, address = outside } = to;
    await this.tick();
    const destination = this.destinationOf(to.text ?? addressText('ERC20', address));
    const known = (await this.exchange.query('fundingAccount', accountId)).destinations;
    if (!known.some((one) => Buffer.from(one.destination).equals(destination))) {
      await this.must({ type: 'funding.book_destination', accountId, railId, destination });
    }
    const fee = (await this.exchange.query('rails')).find((one) => one.railId === railId)?.withdrawFee ?? zero;
    const asked = { type: 'funding.withdraw', accountId, railId, amount, fee, destination } as const;
    const { withdrawalId } = await this.must(asked);
    this.wait(10);
    await this.tick();
    return withdrawalId;
  }

  /** The hash of a text, which this world can reveal. */
  destinationOf(text: string): Uint8Array {
    const destination = destinationHash(salt, text);
    this.#texts.set(Buffer.from(destination).toString('hex'), text);
    return destination;
  }

  readonly reveal: RevealDestination = async (destination) => {
    const text = this.#texts.get(Buffer.from(destination).toString('hex'));
    return text === undefined ? undefined : { salt, text };
  };

  readonly logged: ChainLog = {
    warn: (_facts, text) => void this.log.push(text),
    error: (_facts, text) => void this.log.push(text),
  };

  /** Copies the journal; returns the way back to the copy, as of an operator who restores an old one. */
  backup(): () => Promise<void> {
    const copies = mkdtempSync(join(this.folder, 'backup-'));
    const files = readdirSync(this.folder).filter((file) => file.startsWith(journalFile));
    for (const file of files) cpSync(join(this.folder, file), join(copies, file));
    return async () => {
      await this.exchange.close();
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${this.journalPath}${suffix}`, { force: true });
      for (const file of files) cpSync(join(copies, file), join(this.folder, file));
      await this.#open();
    };
  }

  async #open(): Promise<void> {
    this.#exchange = await startInProcess({ path: this.journalPath, name: 'test', nowMs: () => this.nowMs() });
  }

  async stop(): Promise<void> {
    await this.exchange.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const refuses = () => Promise.reject(new Error('this world has no signer'));
const noSigner: Signer = { sign: refuses, signSweep: refuses, signTopUp: refuses, rooms: refuses };

/** The workers of a chain over a world; opened again on the same files, they are the same workers after a kill. */
export class Workers {
  readonly db: ChainDatabase;
  readonly book: DepositStore;
  readonly watcher: DepositWatcher;
  readonly sender: WithdrawalSender;
  readonly sweeper: Sweeper;

  constructor(
    world: ChainWorld,
    chain: Chain,
    assets: ChainAssets,
    options: {
      readonly signer?: Signer;
      readonly stuckMs?: number;
      readonly exchange?: Pick<Exchange, 'query' | 'submit'>;
    } = {},
  ) {
    this.db = openChainDatabase(join(world.folder, 'chain.db'), chain.chainId, addresses.hotWallet);
    // Tests kill workers, not machines: commits need not reach the disk.
    this.db.exec('PRAGMA synchronous = OFF');
    this.book = new DepositStore(this.db);
    for (const accountId of world.users) this.book.issue(addresses.addressOf(accountId), accountId);
    const { logged: log, nowMs } = world;
    const { exchange = world.exchange, signer = noSigner } = options;
    this.watcher = new DepositWatcher({ exchange, chain, book: this.book, addresses, assets, log });
    const costs = new NetworkCosts({ db: this.db, exchange, assets, log, nowMs });
    this.sender = new WithdrawalSender({
      exchange,
      chain,
      signer,
      reveal: world.reveal,
      costs,
      assets,
      hotWallet: addresses.hotWallet,
      log,
      nowMs,
      ...(options.stuckMs === undefined ? {} : { stuckMs: options.stuckMs }),
    });
    const least = new Map([
      ['USDT', '10'],
      ['ETH', '0.01'],
    ]);
    const sweeps = new SweepBook(this.db);
    this.sweeper = new Sweeper({ exchange, chain, signer, book: sweeps, addresses, assets, costs, least, log, nowMs });
  }

  close(): void {
    this.db.close();
  }
}

export function openDesk(
  world: ChainWorld,
  settings: Pick<SigningSettings, 'assets'> & Partial<SigningSettings>,
): SigningService {
  return new SigningService({
    settings: {
      chainId: 31_337,
      limits: new Map([
        ['USDT', { transaction: '1000', hour: '10000', day: '20000' }],
        ['ETH', { transaction: '5', hour: '10', day: '20' }],
      ]),
      maxFeePerGas: 500_000_000_000n,
      gasPerHour: 10n ** 18n,
      sweepsPerHour: 100,
      firstNonce: 0,
      ...settings,
    },
    keys,
    journalPath: world.journalPath,
    db: openSignerDatabase(join(world.folder, 'signer.db')),
    nowMs: world.nowMs,
  });
}

export function usdt(whole: number): Atoms {
  return atoms(BigInt(whole) * 1_000_000n);
}

/** In its canonical spelling. */
export function spelled(address: string): string {
  const check = checkAddress('ERC20', address);
  if (!check.ok) throw new Error(`${address}: ${check.problem}`);
  return check.address;
}
