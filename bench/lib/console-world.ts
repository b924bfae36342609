import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AccountId,
  type Command,
  createCore,
  decodeOutcome,
  encodeSubmission,
  gridMs,
  type OrderId,
  restoreCore,
  type Submission,
} from '@candor/exchange';
import { createSimulation, genesisCommands, practiceCatalogue } from '@candor/feed';
import { startTestSystem, type TestSystem } from '@candor/gateway/test-system';
import { DurableMachine, journalFile } from '@candor/journal';
import { present } from '@candor/kernel';
import { atoms, type Price } from '@candor/money';
import { openSqlite } from '@candor/readmodel/sqlite';
import { actorOf, asset, pair } from '@candor/testkit';
import { type CaseCounts, countCases, openCases, openLapsing } from './console-cases.ts';
import { cancelKind, marketKind, orderStream } from './stream.ts';

/** The size of a database with people, their orders, and cases that wait for an operator. */
export interface ConsoleSize {
  readonly users: number;
  /** The first of the users. */
  readonly traders: number;
  readonly orders: number;
  readonly cases: CaseCounts;
}

/** The database that the console is held against, with 5,000 cases. */
export const fullSize: ConsoleSize = {
  users: 100_000,
  traders: 5_000,
  orders: 1_000_000,
  cases: {
    support: 1_800,
    claim: 1_100,
    identity: 700,
    trader: 440,
    invitation: 440,
    withdrawal: 150,
    payout: 150,
    dispute: 100,
    report: 100,
    recovery: 20,
  },
};

/** One account has a hundredth of all orders: the longest list of a person. */
const busyEvery = 100;
const restingOrders = 10_000;
/** Of 100 operations of the stream seventy are orders. */
const operationsFor = ({ orders }: ConsoleSize) => Math.ceil(Math.max(0, orders - restingOrders) / 0.7) + 20_000;
const commandEveryMs = 4;
const commandsPerTick = 250;
/** The end of the journal lies so far back: what it tells is no news to anybody. */
const endedMsAgo = 3_600_000;
const distanceTicks = 10;
const version = 4;

/** The bench reads every list many times over: the bounds of one operator's reading are not what is measured. */
const readingLimits = {
  documentsPerProof: 1_000_000,
  documentsPerHour: 1_000_000,
  personsPerProof: 1_000_000,
  personsPerHour: 1_000_000,
};

/** The person whose lists are the longest. */
export interface ConsoleWorld {
  readonly system: TestSystem;
  readonly busiest: number;
  readonly email: string;
  readonly openCases: number;
}

/** A whole system on a folder that is made once and kept: its journal is written by the core, its lists by the projector. */
export async function openConsoleWorld(
  cache: string,
  consoleFolder: string,
  size: ConsoleSize = fullSize,
): Promise<ConsoleWorld> {
  const folder = join(cache, `console-${version}-${size.users}`);
  mkdirSync(folder, { recursive: true });
  // Each step stands once it is done: one that was cut off begins anew, and those before it stay.
  const once = async (step: string, make: () => void | Promise<void>): Promise<void> => {
    const done = join(folder, `${step}.done`);
    if (existsSync(done)) return;
    await make();
    writeFileSync(done, '');
  };
  await once('journal', () => {
    rmSync(join(folder, journalFile), { force: true });
    writeJournal(join(folder, journalFile), size);
  });
  await once('lists', async () => (await startTestSystem({ folder })).stop());
  await once('people', () => fillPeople(folder, size.users));
  // On a copy: a command that was refused is refused again under its name, so half of the cases cannot be taken further.
  const open = `${folder}-open`;
  await once('cases', async () => {
    rmSync(open, { recursive: true, force: true });
    cpSync(folder, open, { recursive: true });
    const opening = await startTestSystem({ folder: open });
    await openCases(open, opening, size.traders, size.cases);
    await opening.stop();
  });
  const system = await startTestSystem({ folder: open, gateway: { consoleFolder, readingLimits } });
  await openLapsing(system);
  return { system, busiest: firstAccount, email: mailOf(0), openCases: await countCases(system) };
}

const firstAccount = 1_000;
const mailOf = (place: number): string => `person${place}@bench.example`;

class Writer {
  readonly #machine: DurableMachine;
  #nowMs: number;
  #sent = 0;

  constructor(path: string, startMs: number) {
    this.#nowMs = startMs;
    this.#machine = new DurableMachine({
      path,
      name: 'test',
      maker: { create: createCore, restore: restoreCore },
      nowMs: () => this.#nowMs,
      snapshotEvery: Number.MAX_SAFE_INTEGER,
    });
  }

  at(ms: number): void {
    this.#nowMs = ms;
  }

  submit(submission: Submission) {
    const answer = this.#machine.take(encodeSubmission(submission));
    if (this.#machine.isGroupFull) this.#flush();
    return decodeOutcome(submission.command.type, answer.outcome);
  }

  send(command: Command) {
    return this.submit({ commandId: `bench:${++this.#sent}`, actor: actorOf(command), command });
  }

  must(command: Command): void {
    const outcome = this.send(command);
    if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.code}`);
  }

  close(): void {
    this.#flush();
    this.#machine.close();
  }

  #flush(): void {
    this.#machine.commit();
    this.#machine.keepUp();
  }
}

/** Accounts and orders, each decided by the core. */
function writeJournal(path: string, size: ConsoleSize): void {
  const startMs = Date.now() - endedMsAgo - operationsFor(size) * commandEveryMs;
  const writer = new Writer(path, startMs);
  const simulation = createSimulation('test', practiceCatalogue);
  for (const submission of genesisCommands('practice', practiceCatalogue)) writer.submit(submission);
  const tickAt = (ms: number): number => {
    const gridIndex = Math.ceil(ms / gridMs);
    const prices = [...simulation.pricesAt(gridIndex)];
    writer.at(gridIndex * gridMs);
    writer.must({ type: 'index.tick', gridIndex, prices });
    return present(
      prices.find(({ pairId }) => pairId === pair['BTC/USDT']),
      'bitcoin has a price',
    ).price;
  };
  for (let user = 0; user < size.users; user++) writer.must({ type: 'accounts.open' });
  for (let user = 0; user < size.traders; user++) {
    for (const assetId of [asset.BTC, asset.USDT]) {
      writer.must({ type: 'practice.claim', accountId: (firstAccount + user) as AccountId, assetId });
    }
  }
  writeOrders(writer, tickAt, { startMs, ...size });
  writer.close();
}

function writeOrders(
  writer: Writer,
  tickAt: (ms: number) => number,
  { startMs, ...size }: ConsoleSize & { readonly startMs: number },
): void {
  const { tick, lot } = present(
    practiceCatalogue.pairs.find(({ pairId }) => pairId === pair['BTC/USDT']),
    'bitcoin is listed',
  );
  const stream = orderStream({
    seed: 'console',
    symbols: 1,
    restingPerSymbol: restingOrders,
    operations: operationsFor(size),
  });
  const idOf = new Map<number, OrderId>();
  let mid = 0;
  let orders = 0;
  for (let i = 0; orders < size.orders; i++) {
    if (i === stream.length) throw new Error(`only ${orders} orders were taken`);
    const ms = startMs + 60_000 + i * commandEveryMs;
    if (i % commandsPerTick === 0) mid = Math.round(tickAt(ms) / tick);
    writer.at(Math.max(ms, Math.ceil(ms / gridMs) * gridMs));
    const id = stream.orderId[i] as number;
    const trader = id % busyEvery === 0 ? 0 : id % size.traders;
    const accountId = (firstAccount + trader) as AccountId;
    if (stream.kind[i] === cancelKind) {
      const orderId = idOf.get(id);
      if (orderId !== undefined) writer.send({ type: 'spot.cancel', accountId, orderId });
      continue;
    }
    const placed = writer.send({
      type: 'spot.place',
      accountId,
      pairId: pair['BTC/USDT'],
      side: stream.isBuy[i] === 1 ? 'buy' : 'sell',
      quantity: atoms(lot * BigInt(20 + (stream.lots[i] as number))),
      ...(stream.kind[i] === marketKind
        ? ({ orderType: 'market', timeInForce: 'ioc' } as const)
        : ({
            orderType: 'limit',
            timeInForce: 'gtc',
            price: ((mid + ((stream.ticks[i] as number) - 50_000) * distanceTicks) * tick) as Price,
          } as const)),
    });
    if (!placed.ok) continue;
    orders += 1;
    idOf.set(id, (placed.value as { readonly orderId: OrderId }).orderId);
  }
}

/** One person registers; the others are their row again, under names of their own. Unbound as they are, none of them can sign in. */
async function fillPeople(folder: string, users: number): Promise<void> {
  const first = await startTestSystem({ folder });
  const { email } = await first.newUser('pattern');
  await first.stop();

  const database = openSqlite(join(folder, 'platform.db'), { synchronous: 'normal' });
  const pattern = database.prepare('select * from users where email = ?').get(email) as Record<string, never>;
  const highest = database.prepare('select max(id) as id from users').get() as { readonly id: number };
  const columns = Object.keys(pattern);
  const insert = database.prepare(
    `insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  database.exec('begin immediate');
  for (let place = 0; place < users; place++) {
    const name = `person${place}`;
    const row: Record<string, unknown> = {
      ...pattern,
      id: highest.id + 1 + place,
      uid: 100_000_000 + place,
      command_id: `bench-${place}`,
      exchange_account_id: firstAccount + place,
      email: mailOf(place),
      nickname: name,
      nickname_seen: name,
      invitation_code: `B${place}`,
      bond: null,
    };
    insert.run(...(columns.map((column) => row[column]) as never[]));
  }
  database.prepare(`update id_counters set next_id = ? where name = 'users'`).run(highest.id + 1 + users);
  database.exec('commit');
  database.close();
}
