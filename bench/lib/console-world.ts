import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
import { atoms, type Ppm, type Price } from '@candor/money';
import { openSqlite } from '@candor/readmodel/sqlite';
import { actorOf, asset, pair } from '@candor/testkit';
import { cancelKind, marketKind, orderStream } from './stream.ts';

/** The database that the console is held against: people, their orders, and cases that wait for an operator. */
export const size = {
  users: 100_000,
  orders: 1_000_000,
  /** Open cases by kind; the queue has two texts besides. */
  cases: { support: 2_000, claim: 1_200, identity: 800, trader: 500, invitation: 500 },
} as const;

const traders = 5_000;
/** One account has a hundredth of all orders: the longest list of a person. */
const busyEvery = 100;
const restingOrders = 10_000;
/** Of 100 operations of the stream seventy are orders. */
const operations = Math.ceil((size.orders - restingOrders) / 0.7) + 20_000;
const commandEveryMs = 4;
const commandsPerTick = 250;
/** The end of the journal lies so far back: what it tells is no news to anybody. */
const endedMsAgo = 3_600_000;
const distanceTicks = 10;
const version = 2;

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
}

/** A whole system on a folder that is made once and kept: its journal is written by the core, its lists by the projector. */
export async function openConsoleWorld(cache: string, consoleFolder: string): Promise<ConsoleWorld> {
  const folder = join(cache, `console-${version}`);
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
    writeJournal(join(folder, journalFile));
  });
  await once('lists', async () => (await startTestSystem({ folder })).stop());
  await once('people', () => fillPeople(folder));
  await once('cases', () => openCases(folder));
  const system = await startTestSystem({ folder, gateway: { consoleFolder, readingLimits } });
  return { system, busiest: firstAccount, email: mailOf(0) };
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

/** Accounts, claims of bank transfers, and orders, each decided by the core. */
function writeJournal(path: string): void {
  const startMs = Date.now() - endedMsAgo - operations * commandEveryMs;
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
  for (let user = 0; user < traders; user++) {
    for (const assetId of [asset.BTC, asset.USDT]) {
      writer.must({ type: 'practice.claim', accountId: (firstAccount + user) as AccountId, assetId });
    }
  }
  const bank = present(
    practiceCatalogue.rails.find(({ kind, takesDeposits }) => kind === 'bank' && takesDeposits === 'yes'),
    'somebody can pay from a bank',
  );
  for (let claim = 0; claim < size.cases.claim; claim++) {
    const proof = createHash('sha256').update(`proof ${claim}`).digest();
    writer.must({
      type: 'funding.claim',
      accountId: (firstAccount + claim) as AccountId,
      railId: bank.railId,
      amount: atoms(50_000_000n + BigInt(claim)),
      proof,
    });
  }
  // Applicants and friends have no orders: they come after those who trade.
  const personAfterTraders = (place: number) => (firstAccount + traders + place) as AccountId;
  for (let place = 0; place < size.cases.trader; place++) {
    writer.must({ type: 'copy.apply', accountId: personAfterTraders(place), share: 100_000 as Ppm });
  }
  for (let place = 0; place < size.cases.invitation; place++) {
    writer.must({
      type: 'invitations.bind',
      accountId: personAfterTraders(size.cases.trader + place),
      inviterId: firstAccount as AccountId,
      suspicions: ['same_device'],
    });
  }
  writeOrders(writer, tickAt, startMs);
  writer.close();
}

function writeOrders(writer: Writer, tickAt: (ms: number) => number, startMs: number): void {
  const { tick, lot } = present(
    practiceCatalogue.pairs.find(({ pairId }) => pairId === pair['BTC/USDT']),
    'bitcoin is listed',
  );
  const stream = orderStream({ seed: 'console', symbols: 1, restingPerSymbol: restingOrders, operations });
  const idOf = new Map<number, OrderId>();
  let mid = 0;
  let orders = 0;
  for (let i = 0; orders < size.orders; i++) {
    if (i === stream.length) throw new Error(`only ${orders} orders were taken`);
    const ms = startMs + 60_000 + i * commandEveryMs;
    if (i % commandsPerTick === 0) mid = Math.round(tickAt(ms) / tick);
    writer.at(Math.max(ms, Math.ceil(ms / gridMs) * gridMs));
    const id = stream.orderId[i] as number;
    const trader = id % busyEvery === 0 ? 0 : id % traders;
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

/** One person registers; the others are their row again, under names of their own. The server binds the rows at its start. */
async function fillPeople(folder: string): Promise<void> {
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
  for (let place = 0; place < size.users; place++) {
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
  database.exec('commit');
  database.close();
}

/** Each is opened as its owner would; those that a cut off run has opened are known, and are not opened again. */
async function openCases(folder: string): Promise<void> {
  const database = openSqlite(join(folder, 'platform.db'), { readOnly: true });
  const { support, identity } = size.cases;
  const ids = database
    .prepare('select id from users where exchange_account_id >= ? order by exchange_account_id limit ?')
    .all(firstAccount, support + identity) as { readonly id: number }[];
  const verifying = database.prepare('select user_id from identity_cases').all() as { readonly user_id: number }[];
  database.close();
  const isVerifying = new Set(verifying.map(({ user_id }) => user_id));
  const system = await startTestSystem({ folder });
  for (const [place, { id: userId }] of ids.slice(0, support).entries()) {
    const opened = await system.platform.support.open({
      userId,
      lang: 'en',
      topic: 'deposit',
      clientId: `bench-${place}`.padEnd(16, '0'),
      text: 'My payment of yesterday has not come.',
    });
    if (!opened.ok) throw new Error(`a case is refused: ${opened.code}`);
  }
  for (const [place, { id: userId }] of ids.slice(support).entries()) {
    if (isVerifying.has(userId)) continue;
    const typed = { idType: 'id_card', name: 'Nguyen Thi An', country: 'VN', birthDate: '1990-05-17' } as const;
    const cardId = `001190${`${place}`.padStart(6, '0')}`;
    const submitted = await system.platform.identity.submitText(userId, { ...typed, cardId });
    if (!submitted.ok) throw new Error(`an identity is refused: ${submitted.code}`);
  }
  for (const key of ['terms', 'privacy']) await askForText(system, key);
  await system.stop();
}

/** A text that binds users, as it is now, waits for a second operator. */
async function askForText({ platform: { contentDesk } }: TestSystem, key: string): Promise<void> {
  const versions = await contentDesk.versions({ kind: 'page', key });
  const newest = versions.ok ? versions.value[0] : undefined;
  if (newest === undefined) throw new Error(`there is no page ${key}`);
  if (newest.state === 'waiting') return;
  const place = { kind: 'page', key, operator: 'content' } as const;
  const content = JSON.stringify(newest.content);
  const saved = await contentDesk.save({ ...place, baseVersion: newest.version, content, note: 'for the bench' });
  if (!saved.ok) throw new Error(`a text is refused: ${saved.code}`);
  await contentDesk.publish({ ...place, version: saved.value.version });
}
