import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ArgumentsOf,
  type CallSpec,
  checkOutput,
  encodeInput,
  newTokenHeader,
  openEnvelope,
  type OutputOf,
  operatorRoles,
} from '@candor/api';
import { type AssetId, gridMs, type PairId } from '@candor/exchange';
import { createHistory, createSimulation, genesisCommands, minuteMs, practiceCatalogue } from '@candor/feed';
import { type HostedExchange, JournalReader, journalFile, startInProcess } from '@candor/journal';
import { present } from '@candor/kernel';
import type { Duty } from '@candor/kernel/duty';
import { priceFromText } from '@candor/money';
import {
  createPlatform,
  drawOperatorToken,
  loadMasterKeys,
  operatorTokenHash,
  outboxMailer,
  type Platform,
  type PlatformOptions,
} from '@candor/platform';
import { Follower, journalSource, openProjection, openReader, Progress, readModelFile } from '@candor/readmodel';
import pino from 'pino';
import { alertDuty } from '../alerts/alert-duty.ts';
import { gameDuty } from '../game/game-duty.ts';
import { tellInvitationsTo } from '../invitations/tell-invitations.ts';
import { tellFactorsTo } from '../points/tell-factors.ts';
import { tellIdentityTo } from '../identity/tell-identity.ts';
import { noticeDuty } from '../inbox/notice-duty.ts';
import { practicePlaces } from '../funding/places.ts';
import { securityHoldsAt } from '../safety/security-holds.ts';
import { standardRateLimits } from '../http/rate-limiter.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { createTestChain, type TestChain } from './test-chain.ts';

export interface TestSystemOptions {
  /** A folder that another system was closed on: everything in it goes on. */
  readonly folder?: string;
  readonly gateway?: Partial<
    Pick<
      GatewayOptions,
      | 'rateLimits'
      | 'receiveLimits'
      | 'commandsPerDay'
      | 'operatorTries'
      | 'readingLimits'
      | 'connectionLimits'
      | 'socketLimits'
      | 'inFlightMax'
      | 'appFolder'
      | 'consoleFolder'
      | 'publicUrl'
      | 'hosts'
      | 'outboxKey'
    >
  >;
  readonly platform?: Partial<Pick<PlatformOptions, 'hashing' | 'codeLimits' | 'loginLimits' | 'mode' | 'push'>>;
  readonly isPlatformDamaged?: () => boolean;
  /**
   * Time moves by ticks and `wait` alone: for tests that must finish within seconds of it, on however slow a machine.
   */
  readonly isTimeStill?: boolean;
}

/** The answer of a call, as it was on the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: any;
}

export interface TestUser {
  readonly email: string;
  readonly password: string;
  /** The present one: a call that brings a new one has put it here. */
  readonly token: string;
  /** Calls and returns the answer's payload, checked against the API; throws the code of a refusal. */
  call<C extends CallSpec>(call: C, given: ArgumentsOf<C>): Promise<OutputOf<C>>;
  /** The code that a call is refused with, or "ok". */
  codeOf<C extends CallSpec>(call: C, given: ArgumentsOf<C>): Promise<string>;
}

export interface TestSystem {
  readonly folder: string;
  readonly gateway: Gateway;
  readonly exchange: HostedExchange;
  readonly chain: TestChain;
  readonly outbox: ReturnType<typeof outboxMailer>;
  readonly platform: Platform;
  /** Tells users what facts are to them; stopped with the system. */
  readonly notices: Duty;
  /** Looks at ticks for users' alerts; stopped with the system. */
  readonly alerts: Duty;
  /** Sends fields as they are; `token` goes into the header. */
  send(
    call: Pick<CallSpec, 'method' | 'path'>,
    fields?: Readonly<Record<string, unknown>>,
    options?: {
      readonly token?: string | undefined;
      readonly as?: 'form' | 'json';
      readonly headers?: Record<string, string>;
    },
  ): Promise<WireAnswer>;
  /** Registers through the real calls, with the code from the outbox, and signs in. */
  newUser(name?: string): Promise<TestUser>;
  /** Signs in a registered user; `factorCode` if they have an authenticator. */
  signIn(email: string, password: string, factorCode?: string): Promise<TestUser>;
  /** A user whose session is still good, at a system restarted on the same folder. */
  withToken(known: Pick<TestUser, 'email' | 'password' | 'token'>): TestUser;
  /** Index prices for all pairs that the feed prices, by pair number; 60000 for BTC and the usual for missing ones. */
  tick(prices?: Readonly<Record<number, string>>): Promise<void>;
  /** Lets time pass; the core runs its due timers at the next command. */
  wait(ms: number): void;
  /** Listens on a free port and returns its address. */
  listen(): Promise<string>;
  /** Ends it and keeps the folder, for another one to go on with. */
  stop(): Promise<void>;
  /** Ends it and takes the folder away. */
  close(): Promise<void>;
}

/** Cheap on purpose: the real cost has a test of its own. */
const cheapHashing = { cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } };
const generous = { perSecond: 1_000_000, burst: 1_000_000 };
const noLimits = Object.fromEntries(Object.keys(standardRateLimits).map((name) => [name, generous]));
const manyCodes = {
  perIdentity: 1_000,
  perIp: 100_000,
  perPhonePrefix: 10_000,
  usualPerIp: 100_000,
  usualPerPhonePrefix: 10_000,
  usualInAll: 100_000,
};
const seed = 'test';
/** The token of the one operator per role, whose name is that of the role. */
const tokenOfRole = (role: string): string =>
  drawOperatorToken(() => createHash('sha256').update(`the ${role} of tests`).digest());
export const operatorTokens = {
  support: tokenOfRole('support'),
  compliance: tokenOfRole('compliance'),
  treasury: tokenOfRole('treasury'),
  markets: tokenOfRole('markets'),
  content: tokenOfRole('content'),
  admin: tokenOfRole('admin'),
  auditor: tokenOfRole('auditor'),
} as const;
export const testPassword = 'correct horse battery';

/**
 * A whole system in this process: the real core with its journal on disk, the real read model, platform and door. Only
 * the index is constant until a test ticks it, and only the test's users trade.
 */
export async function startTestSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'candor-gateway-'));
  const catalogue = practiceCatalogue;
  const journalPath = join(folder, journalFile);
  // Ticks come faster than the grid, and none may lie ahead of the time: each moves the system's clock on.
  let aheadMs = 0;
  const startedAtMs = Date.now();
  const clock = () => (options.isTimeStill ? startedAtMs : Date.now()) + aheadMs;
  const exchange = await startInProcess({ path: journalPath, name: 'test', nowMs: clock });
  await Promise.all(genesisCommands('practice', catalogue).map((submission) => exchange.submit(submission)));

  const journal = new JournalReader(journalPath);
  const readModelPath = join(folder, readModelFile);
  const projection = openProjection(readModelPath, {
    journal: { id: journal.identity.salt, lastSequence: journal.lastSequence() },
  });
  const progress = new Progress();
  // Tests read by one user what another one has just done.
  const follower = new Follower(journalSource(journal), projection, {
    onApplied: (watermark) => progress.reached(watermark),
    restMsMax: 0,
  });
  progress.reached(projection.watermark);
  await follower.wake();
  exchange.onCommitted(() => {
    progress.committed(exchange.lastSequence);
    void follower.wake();
  });
  const simulation = createSimulation(seed, catalogue);
  const history = createHistory(simulation, Math.floor(Date.now() / minuteMs));
  const reader = openReader(readModelPath, { history, progress });
  const carrier = outboxMailer(join(folder, 'outbox'), clock);
  const outbox: typeof carrier = {
    ...carrier,
    // Letters leave a moment after the fact; this waits for them.
    async list(limit) {
      await platform.lettersTried();
      return carrier.list(limit);
    },
  };
  const log = pino({ level: 'fatal' });
  let drawn = 0;
  const platform = await createPlatform({
    database: join(folder, 'platform.db'),
    clock,
    // Unpredictable enough for a test, and no two systems draw the same.
    randomBytes: (size) =>
      createHash('shake256', { outputLength: size }).update(`${folder} ${Date.now()} ${drawn++}`).digest(),
    pepper: new Uint8Array(32).fill(7),
    masterKeys: loadMasterKeys(folder, randomBytes),
    uploadFolder: join(folder, 'uploads'),
    mediaFolder: join(folder, 'media'),
    mailer: outbox,
    mode: 'practice',
    log,
    hashing: cheapHashing,
    codeLimits: manyCodes,
    push: { subject: 'https://candor.example' },
    ...options.platform,
    async openAccount(commandId) {
      const command = { type: 'accounts.open' } as const;
      const { outcome } = await exchange.submit<'accounts.open'>({ commandId, actor: 'system', command });
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.value.accountId;
    },
    ...securityHoldsAt(exchange),
    siteUrl: 'http://localhost',
    tellIdentity: tellIdentityTo(exchange),
    tellInvitations: tellInvitationsTo(exchange),
    tellFactors: tellFactorsTo(exchange),
    operators: operatorRoles.map((role) => ({ name: role, role, tokenHash: operatorTokenHash(operatorTokens[role]) })),
  });
  const rails = await exchange.query('rails');
  const chainRails = rails.filter(({ kind }) => kind === 'chain').map(({ railId }) => railId);
  const chain = createTestChain(exchange, chainRails);
  const notices = noticeDuty({ exchange, journal, reader, platform, clock, log });
  await notices.start();
  const alerts = alertDuty({ exchange, journal, platform, log });
  await alerts.start();
  const turns = gameDuty({ exchange, platform, clock, log });
  await turns.start();
  const gateway = await createGateway({
    exchange,
    reader,
    platform,
    chain,
    places: practicePlaces,
    site: { name: 'Candor', mode: 'practice', version: '0.0.0-test', hasOutbox: true },
    looks: { marks: new Set(['btc']), tagsOf: () => [] },
    log,
    clock,
    outbox,
    appFolder: join(folder, 'no-app'),
    ...(options.isPlatformDamaged && { isPlatformDamaged: options.isPlatformDamaged }),
    rateLimits: noLimits,
    operatorTries: 1_000_000,
    ...options.gateway,
  });
  const ticked = await exchange.query('index');
  let gridIndex = Math.max(0, ...ticked.map(({ atMs }) => atMs / gridMs));
  let users = 0;

  const system: TestSystem = {
    folder,
    gateway,
    exchange,
    chain,
    outbox,
    platform,
    notices,
    alerts,
    wait(ms) {
      aheadMs += ms;
    },
    async send({ method, path }, fields = {}, { token, as = 'form', headers = {} } = {}) {
      const form = new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, `${value as string | number | boolean}`]],
        ),
      ).toString();
      const isJson = as === 'json';
      const contentType = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
      const door = path.startsWith('/operator/') ? gateway.operatorApp : gateway.app;
      const answer = await door.inject({
        method,
        url: method === 'GET' ? `/api${path}?${form}` : `/api${path}`,
        headers: {
          ...(method === 'GET' ? {} : { 'content-type': contentType }),
          ...(token === undefined ? {} : { authorization: token }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { payload: isJson ? JSON.stringify(fields) : form }),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
    async newUser(name = `user${++users}`) {
      const email = `${name}.${Date.now()}@example.com`;
      await system.send(sendMail, { user_string: email, scene: 'register' });
      // A code for another user may be newer.
      const message = (await outbox.list(5)).find(({ to }) => to === email);
      const code = present(message?.code, 'a code was sent');
      const registered = await system.send(register, {
        user_string: email,
        code,
        password: testPassword,
        re_password: testPassword,
      });
      if (registered.body.type !== 'ok') throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
      return system.signIn(email, testPassword);
    },
    async signIn(email, password, factorCode) {
      const { body } = await system.send(login, { user_string: email, password, factor_code: factorCode });
      if (body.type !== 'ok') throw new Error(`not signed in: ${JSON.stringify(body)}`);
      return system.withToken({ email, password, token: body.message as string });
    },
    withToken({ email, password, token }) {
      let current = token;
      const ask = async (call: CallSpec, given: unknown) => {
        const { body, headers } = await system.send(call, encodeInput(call, given as never), { token: current });
        const renewed = headers[newTokenHeader];
        if (typeof renewed === 'string') current = renewed;
        return openEnvelope(body);
      };
      return {
        email,
        password,
        get token() {
          return current;
        },
        async call(call, given) {
          const opened = await ask(call, given);
          if (opened.kind === 'ok') return checkOutput(call, opened.payload);
          throw new Error(opened.kind === 'refused' ? opened.code : opened.kind);
        },
        async codeOf(call, given) {
          const opened = await ask(call, given);
          return opened.kind === 'refused' ? opened.code : opened.kind;
        },
      };
    },
    async tick(prices = {}) {
      gridIndex = Math.max(gridIndex + 1, Math.floor(clock() / gridMs));
      aheadMs += Math.max(0, gridIndex * gridMs - clock());
      const told = simulation.pricesAt(gridIndex).map(({ pairId }) => {
        const text = prices[pairId] ?? usualPrices[pairId];
        const usual = catalogue.pairs.find((pair) => pair.pairId === pairId)?.typicalPrice;
        return {
          pairId,
          price: text === undefined ? present(usual, 'a priced pair has a usual price') : priceOf(text),
        };
      });
      const { outcome } = await exchange.submit<'index.tick'>({
        commandId: `tick:${gridIndex}`,
        actor: 'system',
        command: { type: 'index.tick', gridIndex, prices: told },
      });
      if (!outcome.ok) throw new Error(`the tick was refused: ${outcome.code}`);
    },
    async listen() {
      const port = await gateway.listen(0, '127.0.0.1');
      return `http://127.0.0.1:${port}`;
    },
    async stop() {
      await gateway.close();
      await notices.stop();
      await alerts.stop();
      await turns.stop();
      await exchange.close();
      await follower.stop();
      await reader.close();
      projection.close();
      journal.close();
      await platform.close();
    },
    async close() {
      await system.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await system.tick();
  return system;
}

/** The numbers of the specification, and the first pair of the catalogue. */
export const btc = 1 as AssetId;
export const eth = 2 as AssetId;
export const usdt = 3 as AssetId;
export const btcUsdt = 1 as PairId;

const usualPrices: Readonly<Record<number, string>> = { [btcUsdt]: '60000' };
const priceOf = (text: string) => present(priceFromText(text), 'a test writes prices as calls do');
const sendMail = { method: 'POST', path: '/sms_mail' } as const;
const register = { method: 'POST', path: '/user/register' } as const;
const login = { method: 'POST', path: '/user/login' } as const;
