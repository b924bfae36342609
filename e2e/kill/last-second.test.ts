import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AccountId,
  type Command,
  type CommandOf,
  decodeEvents,
  decodeOutcome,
  decodeSubmission,
  type NftItemId,
  type NftSaleId,
  type Queries,
  type QueryName,
  type Submission,
} from '@candor/exchange';
import { nftSoftCloseMs } from '@candor/exchange/rules';
import { JournalReader, verifyJournal } from '@candor/journal';
import { minuteMs, present, Seeded } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import {
  actorOf,
  asset,
  nftAuctionFor,
  nftTermsFor,
  nftUsdt,
  nftWorkFor,
  practiceWorld,
  worldStartMs,
} from '@candor/testkit';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../load/server-process.ts';
import type { ChildAnswer, ChildOrder } from './exchange-child.ts';

const root = projectFolder(import.meta.url);
const bidderCount = 200;
const saleId = 1 as NftSaleId;
const itemId = 1 as NftItemId;
const firstPrice = 100;
/** Of each bidder. */
const deposit = nftUsdt(10);
/** The place of somebody whose limit is above all that is bid after them. */
const farsighted = 150;
/** In one gap between ticks the exchange is not taken for out. */
const tickMs = 5_000;
let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-last-second-'));
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  // Inside the project, so that the bundle finds its libraries.
  bundle = mkdtempSync(join(root, '.cache', 'test', 'last-second-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: bundle,
      minify: false,
      rolldownOptions: { input: { child: join(root, 'e2e/kill/exchange-child.ts') } },
    },
  });
});

afterAll(() => {
  for (const one of [folder, bundle]) rmSync(one, { recursive: true, force: true });
});

/** An exchange with its journal on the disk, in a process that can be killed. */
class Exchange {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (value: unknown) => void>();
  readonly #exited: Promise<unknown>;
  #orders = 0;

  private constructor(path: string) {
    this.#child = fork(join(bundle, 'child.js'), [path], { serialization: 'advanced', execArgv: [] });
    this.#exited = once(this.#child, 'close');
    this.#child.on('message', ({ id, value }: ChildAnswer) => this.#waiting.get(id)?.(value));
  }

  static async start(path: string): Promise<Exchange> {
    const exchange = new Exchange(path);
    const ready = new Promise((resolve) => exchange.#waiting.set(0, resolve));
    const failed = exchange.#exited.then(() => Promise.reject(new Error('the exchange has ended before it was ready')));
    failed.catch(() => {});
    await Promise.race([ready, failed]);
    return exchange;
  }

  /** Answers in the order in which they were asked for; what a kill has cut off is never answered. */
  submit(submission: Submission, atMs: number): Promise<unknown> {
    return this.#order((id) => ({ id, atMs, submission }));
  }

  query<Q extends QueryName>(query: Q, ...input: Parameters<Queries[Q]>): Promise<ReturnType<Queries[Q]>> {
    return this.#order((id) => ({ id, query, input })) as Promise<ReturnType<Queries[Q]>>;
  }

  /** SIGSTOP: what is sent from now on is on its way for ever. */
  halt(): void {
    this.#child.kill('SIGSTOP');
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  #order(orderOf: (id: number) => ChildOrder): Promise<unknown> {
    const id = ++this.#orders;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.send(orderOf(id));
    });
  }
}

/** A command with its id, made before it is sent; `answer` is the acknowledged one, if any. */
interface Sent {
  readonly submission: Submission;
  answer?: unknown;
}

/** The saleroom: an exchange that dies now and then, and everything that was sent to it. */
class Saleroom {
  readonly path: string;
  exchange: Exchange;
  nowMs = worldStartMs;
  readonly sent: Sent[] = [];

  constructor(path: string, exchange: Exchange) {
    this.path = path;
    this.exchange = exchange;
  }

  make(command: Command): Sent {
    const sent: Sent = { submission: { commandId: `saleroom:${this.sent.length}`, actor: actorOf(command), command } };
    this.sent.push(sent);
    return sent;
  }

  async send(sent: Sent): Promise<unknown> {
    sent.answer = await this.exchange.submit(sent.submission, this.nowMs);
    return sent.answer;
  }

  /** Sends a command that has to be accepted; answers its value. */
  async must(command: Command): Promise<any> {
    const outcome = await this.send(this.make(command));
    expect(outcome).toMatchObject({ ok: true });
    return (outcome as { readonly value: unknown }).value;
  }

  tick(): Command {
    return { type: 'index.tick', gridIndex: Math.floor(this.nowMs / 500), prices: [] };
  }

  /** The exchange runs until this moment, and ticks as it does. */
  async runUntil(ms: number): Promise<void> {
    while (this.nowMs < ms) {
      this.nowMs = Math.min(ms, this.nowMs + tickMs);
      await this.send(this.make(this.tick()));
    }
  }

  /** The process is killed, and another one goes on with its journal. */
  async dies(): Promise<void> {
    await this.exchange.kill();
    this.exchange = await Exchange.start(this.path);
  }

  /** Everything is sent once more, under its own id: what was acknowledged is answered as it was. */
  async sendAgain(all: readonly Sent[]): Promise<void> {
    const before = all.map(({ answer }) => answer);
    await Promise.all(all.map((sent) => this.send(sent)));
    all.forEach(({ answer }, at) => {
      if (before[at] !== undefined) expect(answer).toEqual(before[at]);
    });
  }

  async sale() {
    return present(await this.exchange.query('nftSale', saleId), 'the auction is under way');
  }
}

/** Bids of everybody that rise with their places, and not always; some with a limit. */
function bidsOf(room: Saleroom, bidders: readonly AccountId[], nextBid: Atoms, random: Seeded): readonly Sent[] {
  const percent = (value: bigint, share: number) => atoms((value * BigInt(share)) / 100n);
  return bidders.map((accountId, place) => {
    const share = 100 + place + random.below(60) + (place > farsighted ? 100 : 0);
    const price = place === 0 ? nextBid : percent(nextBid, place === farsighted ? 350 : share);
    if (place === farsighted) {
      return room.make({ type: 'nft.bid', accountId, saleId, price, limit: percent(nextBid, 1_000) });
    }
    const limit = random.chance(1, 3) ? percent(price, 100 + random.below(40)) : undefined;
    return room.make({ type: 'nft.bid', accountId, saleId, price, ...(limit === undefined ? {} : { limit }) });
  });
}

/** Everybody bids in the last second, and the exchange is killed with bids on their way, which come again. */
async function rush(room: Saleroom, bids: readonly Sent[]): Promise<void> {
  const { endsAtMs } = await room.sale();
  await room.runUntil(endsAtMs - 1_000);
  const half = bids.length / 2;
  const last = bids.length - 20;
  const send = (some: readonly Sent[]) =>
    some.map((sent) => {
      room.nowMs += 1;
      return room.send(sent);
    });
  await Promise.race(send(bids.slice(0, half)));
  void send(bids.slice(half, last));
  // Some of those are in the journal by now, and some of them have their answer.
  await pause(3);
  room.exchange.halt();
  void send(bids.slice(last));
  await room.dies();
  const cutOff = bids.filter(({ answer }) => answer === undefined);
  expect(cutOff.length).toBeGreaterThanOrEqual(bids.length - last);
  expect(cutOff.length).toBeLessThan(bids.length);
  await room.sendAgain(bids);
}

/** All bids that the journal holds as accepted, in the order in which they came, and the ends of the auction. */
function readJournal({ path, sent }: Saleroom) {
  const reader = new JournalReader(path);
  const outcomes = new Map<string, unknown>();
  const bids: CommandOf<'nft.bid'>[] = [];
  const ends: unknown[] = [];
  for (let sequence = 0; sequence < reader.lastSequence(); ) {
    for (const group of reader.groupsAfter(sequence, 10_000)) {
      for (const record of group.records) {
        const { commandId, command } = decodeSubmission(record.submission);
        const outcome = decodeOutcome(command.type, record.outcome);
        expect(outcomes.has(commandId)).toBe(false);
        outcomes.set(commandId, outcome);
        if (command.type === 'nft.bid' && outcome.ok) bids.push(command);
        const told = decodeEvents(record.events).filter(({ type }) => type === 'nft.sale_ended');
        ends.push(...told);
      }
      sequence = group.lastSequence;
    }
  }
  reader.close();
  for (const { submission, answer } of sent) expect(outcomes.get(submission.commandId)).toEqual(answer);
  return { bids, ends };
}

const mostOf = ({ price, limit }: CommandOf<'nft.bid'>) => limit ?? price;

test('200 bidders in the last second, killed in between: the best by arrival wins, nothing is lost or doubled, and nobody’s money is stuck', async () => {
  const path = join(folder, 'journal.db');
  const room = new Saleroom(path, await Exchange.start(path));
  // A child that is left over keeps the test's process alive.
  onTestFinished(() => room.exchange.kill());
  const random = new Seeded('last second');
  for (const command of practiceWorld({ users: 0 })) await room.must(command);
  const faucet = nftUsdt(100_000);
  await room.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: faucet });
  await room.must(nftTermsFor());
  const people = await Promise.all(Array.from({ length: bidderCount + 1 }, () => room.must({ type: 'accounts.open' })));
  const [seller, ...bidders] = people.map(({ accountId }) => accountId as AccountId) as [AccountId, ...AccountId[]];
  await room.must(nftWorkFor(seller));
  await room.runUntil(room.nowMs + tickMs);
  const auction = nftAuctionFor({ itemId, price: nftUsdt(firstPrice), endsAtMs: room.nowMs + 2 * minuteMs });
  await room.must({ ...auction, accountId: seller });
  const enters = async (accountId: AccountId) => {
    await room.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    await room.must({ type: 'nft.place_deposit', accountId, saleId });
  };
  await Promise.all(bidders.map(enters));

  // The first rush moves the end by its soft close, in whose last second the next one comes.
  for (let wave = 0; wave < 2; wave++) {
    const { endsAtMs, nextBid } = await room.sale();
    await rush(room, bidsOf(room, bidders, nextBid, random));
    const moved = (await room.sale()).endsAtMs - endsAtMs;
    expect(moved).toBeGreaterThan(nftSoftCloseMs - 1_000);
    expect(moved).toBeLessThanOrEqual(nftSoftCloseMs);
  }
  const { endsAtMs } = await room.sale();
  await room.runUntil(endsAtMs - 1);
  room.nowMs = endsAtMs;
  const late = room.make({ type: 'nft.bid', accountId: bidders[0] as AccountId, saleId, price: nftUsdt(90_000) });
  const end = room.make(room.tick());
  // The end is killed as well, and comes again.
  for (const sent of [late, end]) void room.send(sent);
  await pause(1);
  await room.dies();
  await room.sendAgain([late, end]);
  expect(late.answer).toMatchObject({ ok: false, code: 'nft_not_on_sale' });

  const balanceOf = async (accountId: AccountId) => {
    const all = await room.exchange.query('balances', accountId);
    const spot = all.find(({ walletType, assetId }) => walletType === 'spot' && assetId === asset.USDT);
    return [spot?.available, spot?.frozen];
  };
  const isBetter = (a: CommandOf<'nft.bid'>, b: CommandOf<'nft.bid'>) => (mostOf(b) > mostOf(a) ? b : a);
  const { bids, ends } = readJournal(room);
  const best = bids.reduce(isBetter);
  const winner = best.accountId;
  // Somebody has bid after the winner and within their limit: the last bid is not the best for being the last.
  expect(bids.indexOf(best)).toBeLessThan(bids.length - 1);
  expect(ends).toEqual([expect.objectContaining({ end: 'won', buyerId: winner })]);
  for (const accountId of bidders) {
    const expected = accountId === winner ? [faucet - deposit, deposit] : [faucet, 0n];
    expect([accountId, ...(await balanceOf(accountId))]).toEqual([accountId, ...expected]);
  }
  const [order] = await room.exchange.query('nftOrders', winner);
  const { orderId, price } = present(order, 'the winner has to pay');
  await room.must({ type: 'nft.pay', accountId: winner, orderId });
  expect(await balanceOf(winner)).toEqual([faucet - price, 0n]);
  expect((await room.exchange.query('nftItem', itemId))?.ownerId).toBe(winner);
  await room.exchange.kill();
  expect(verifyJournal(path, { invariantsEvery: 100 }).records).toBe(room.sent.length);
});
