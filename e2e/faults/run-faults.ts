import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hourMs, Seeded } from '@candor/kernel';
import { difference, isSame } from '../kill/answers.ts';
import { openFunding, practiceSpeed } from '../kill/funds.ts';
import { operatorEnvironment } from '../kill/operator.ts';
import { isCutOff } from '../load/api-user.ts';
import { type ServerProcess, startServerProcess } from '../load/server-process.ts';
import { checkJournal } from './books.ts';
import { damage, type Damage, damages } from './lost-files.ts';
import { Person } from './person.ts';
import { buildImage, lossModes, readLog } from './power-cut.ts';
import { compileShim, Shim } from './shim.ts';
import { Tally } from './tally.ts';

export const kinds = [
  'kill',
  'kill at a call',
  'power cut',
  'power cut at the founding',
  'full disk',
  'I/O error',
  'clock',
  'lost file',
] as const;
export type Kind = (typeof kinds)[number];
/** Kinds that need no shim. */
const withoutShim: readonly Kind[] = ['kill', 'lost file'];

export interface FaultOptions {
  readonly project: string;
  readonly faults: number;
  readonly seed: string;
  /** Only this one, instead of all in turn. */
  readonly kind?: Kind;
  readonly say: (line: string) => void;
}

const environment = { ...operatorEnvironment, CANDOR_PRACTICE_SPEED: practiceSpeed };
const moverCount = 3;
const traderCount = 3;
const loadMsMin = 150;
const loadMsSpread = 700;
const askedAgainPerRound = 40;
const shiftsMs = [5_000, 600_000, 3 * hourMs, 25 * hourMs, -5_000, -hourMs];
const databases = ['journal.db*', 'platform.db*', 'readmodel.db*', 'chain.db*', 'practice-chain.db*', '*'] as const;

/**
 * Faults of every kind against the real server under load, one after the other in one data folder. After each, the
 * journal is replayed from its files and contains every acknowledged request, once; the next start is whole, or is
 * refused in words that name the file; acknowledged requests get the same answers, and movers have their balances to
 * the atom.
 */
export async function runFaults(options: FaultOptions): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-faults-'));
  const shim = compileShim(options.project, folder);
  if ('missing' in shim) options.say(`${shim.missing}: only these kinds are run: ${withoutShim.join(', ')}`);
  const run = new Run(folder, options, 'library' in shim ? new Shim(shim.library, folder) : undefined);
  try {
    await run.found();
    for (let round = 1; round <= options.faults; round++) await run.round(round);
    return run.tally;
  } finally {
    await run.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Run {
  readonly tally = new Tally();
  readonly #options: FaultOptions;
  /** Of the round: the draws of an earlier one depend on its recordings. */
  #random: Seeded;
  readonly #shim: Shim | undefined;
  readonly #kinds: readonly Kind[];
  readonly #folders: {
    readonly data: string;
    readonly before: string;
    readonly kept: string;
    readonly foreign: string;
  };
  readonly #people: Person[] = [];
  #server: ServerProcess | undefined;
  #words = '';
  #damages: Damage[] = [];

  constructor(folder: string, options: FaultOptions, shim: Shim | undefined) {
    this.#options = options;
    this.#random = new Seeded(options.seed);
    this.#shim = shim;
    const wanted = options.kind === undefined ? kinds : [options.kind];
    this.#kinds = wanted.filter((kind) => shim !== undefined || withoutShim.includes(kind));
    if (this.#kinds.length === 0) throw new Error(`${options.kind} needs the shim`);
    const at = (name: string) => join(folder, name);
    this.#folders = { data: at('data'), before: at('before'), kept: at('kept'), foreign: at('foreign') };
  }

  async found(): Promise<void> {
    mkdirSync(this.#folders.data);
    // Another installation, for files that are not this folder's.
    const other = await startServerProcess(this.#folders.foreign, this.#options.project, environment, () => undefined);
    await other.stop();
    const server = await this.#mustStart();
    await openFunding(server.address);
    for (let i = 0; i < moverCount + traderCount; i++) {
      const name = `f${i}`;
      const random = new Seeded(`${this.#options.seed} ${name}`);
      const person = { name, isMover: i < moverCount, random };
      this.#people.push(await Person.register(server.address, this.#folders.data, person));
    }
    // The start before the first fault is no round.
    this.tally.rows.clear();
  }

  async round(round: number): Promise<void> {
    const kind = this.#kinds[(round - 1) % this.#kinds.length] as Kind;
    this.tally.begin(kind, round);
    this.#random = new Seeded(`${this.#options.seed} ${round}`);
    const known = this.tally.findings.length;
    const starts = this.#people.map(({ requests }) => requests.length);
    const detail = await this.#fault(kind);
    const fresh = this.#people.flatMap((person, i) =>
      person.requests.slice(starts[i]).map((request) => ({ person, request, wasTold: request.answer !== undefined })),
    );
    const told = fresh.filter(({ wasTold }) => wasTold);
    this.tally.row.acknowledged += told.length;
    checkJournal(
      this.#folders.data,
      this.#people.flatMap(({ requests }) => requests),
      this.tally,
    );
    const { address } = await this.#mustStart();
    for (const { person, request, wasTold } of [
      ...fresh.filter((one) => !one.wasTold),
      ...told.slice(-askedAgainPerRound),
    ]) {
      const answer = await person.again(address, request);
      if (wasTold && !isSame(request, answer)) this.tally.found('wrong', difference(request, answer));
    }
    await this.#checkBalances(address);
    const wrong = this.tally.findings.slice(known);
    this.#options.say(`${round} ${kind}${detail}: ${told.length} acknowledged, ${fresh.length - told.length} cut off`);
    for (const words of wrong) this.#options.say(`  ${words}`);
  }

  async leave(): Promise<void> {
    await this.#server?.kill();
    this.#shim?.close();
  }

  /** Does the fault to the running server, which is gone afterwards; returns its description. */
  async #fault(kind: Kind): Promise<string> {
    const random = this.#random;
    switch (kind) {
      case 'kill':
        await this.#trade(loadMsMin + random.below(loadMsSpread));
        await this.#kill();
        return '';
      case 'kill at a call': {
        const pattern = random.pick(databases);
        const countdown = random.below(60) + 1;
        this.#shim?.set({ calls: ['write', 'sync', 'create'], pattern, error: 'kill', countdown, times: 1 });
        await this.#trade(1_000);
        await this.#kill();
        return ` ${countdown} of ${pattern}`;
      }
      case 'power cut': {
        await this.#trade(loadMsMin + random.below(loadMsSpread));
        await this.#kill();
        const mode = random.pick(lossModes);
        this.#cutPower(mode);
        return ` (${mode})`;
      }
      case 'power cut at the founding':
        await this.#kill();
        return this.#cutFounding();
      case 'full disk':
        return this.#fillDisk();
      case 'I/O error': {
        const pattern = random.pick(databases);
        const call = random.pick(['write', 'sync'] as const);
        const error = random.pick(['EIO', 'EIO', 'ENOSPC'] as const);
        const countdown = random.below(30) + 1;
        this.#shim?.set({ calls: [call], pattern, error, countdown, times: random.pick([1, 1, -1]) });
        await this.#trade(600);
        await this.#kill();
        return ` ${error} at ${call} ${countdown} of ${pattern}`;
      }
      case 'clock':
        return this.#jump();
      case 'lost file':
        return this.#loseFile();
    }
  }

  /** Everybody acts until the server is gone or the time is over. */
  async #trade(ms: number): Promise<void> {
    const { address } = this.#running;
    const signal = AbortSignal.timeout(ms);
    // Requests under way at the end are cut off by the fault that follows.
    const acting = Promise.all(this.#people.map((person) => person.act(address, signal)));
    this.#acting = acting;
    await Promise.race([acting, pause(ms)]);
  }
  #acting: Promise<unknown> = Promise.resolve();

  async #kill(): Promise<void> {
    await this.#running.kill();
    await this.#acting;
    this.#server = undefined;
    this.#shim?.set();
  }

  #cutPower(mode: (typeof lossModes)[number], entries = readLog((this.#shim as Shim).logPath)): void {
    const { before, data } = this.#folders;
    buildImage(before, entries, data, { mode, random: this.#random });
  }

  /** A folder of its own, cut anywhere between its first file and its first answer. */
  async #cutFounding(): Promise<string> {
    const { data, kept } = this.#folders;
    cpSync(data, kept, { recursive: true });
    rmSync(data, { recursive: true });
    await this.#mustStart();
    await this.#kill();
    const entries = readLog((this.#shim as Shim).logPath);
    const cut = this.#random.below(entries.length) + 1;
    const mode = this.#random.pick(lossModes);
    this.#cutPower(mode, entries.slice(0, cut));
    if (await this.#start()) await this.#kill();
    else this.tally.found('start', `after ${cut} of ${entries.length} calls (${mode}): ${this.#words}`);
    rmSync(data, { recursive: true });
    cpSync(kept, data, { recursive: true });
    rmSync(kept, { recursive: true });
    return ` after ${cut} of ${entries.length} calls (${mode})`;
  }

  async #fillDisk(): Promise<string> {
    const countdown = this.#random.below(60) + 1;
    const full = { calls: ['growth', 'create'], pattern: '*', error: 'ENOSPC', times: -1 } as const;
    this.#shim?.set({ ...full, countdown });
    await this.#trade(600);
    await this.#kill();
    if (this.#random.chance(1, 2)) return ` from write ${countdown}`;
    // And the start finds it still full: it reports that, or has enough.
    this.#shim?.set({ ...full, countdown: this.#random.below(3) + 1 });
    if (await this.#start({ isStillBroken: true })) await this.#kill();
    else this.#judgeRefusal([this.#folders.data], /no space left|cannot be opened/);
    this.#shim?.set();
    return ` from write ${countdown}, and at the start`;
  }

  async #jump(): Promise<string> {
    const shiftMs = this.#random.pick(shiftsMs);
    await this.#trade(200);
    await this.#acting;
    const { address } = this.#running;
    this.#shim?.set(undefined, shiftMs);
    const trader = this.#people.at(-1) as Person;
    const end = Date.now() + 1_500;
    while (Date.now() < end) {
      const answer = await trader.marketOrder(address);
      if (answer.type === 'ok')
        this.tally.found('wrong', `a market order was filled while the clock was ${shiftMs} ms off`);
      await pause(50);
    }
    await this.#trade(300);
    await this.#kill();
    return ` by ${shiftMs} ms`;
  }

  async #loseFile(): Promise<string> {
    const { data, kept, foreign } = this.#folders;
    await this.#trade(200);
    await this.#acting;
    await this.#running.stop();
    this.#server = undefined;
    if (this.#damages.length === 0) this.#damages = [...damages];
    const [one] = this.#damages.splice(this.#random.below(this.#damages.length), 1) as [Damage];
    rmSync(kept, { recursive: true, force: true });
    cpSync(data, kept, { recursive: true });
    damage(data, one, foreign, this.#random);
    const isWhole = await this.#start();
    if (isWhole) {
      if (one.isNeeded) this.tally.found('start', `goes on without its ${one.file} (${one.way})`);
      await this.#checkBalances(this.#running.address);
      await this.#kill();
    } else this.#judgeRefusal(one.names);
    rmSync(data, { recursive: true });
    cpSync(kept, data, { recursive: true });
    return ` ${one.file} ${one.way}: ${isWhole ? 'whole' : 'refused'}`;
  }

  #judgeRefusal(names: readonly string[], words = /(?:)/): void {
    if (names.some((name) => this.#words.includes(name)) && words.test(this.#words)) this.tally.row.refused++;
    else this.tally.found('start', `refused without naming ${names[0]}: ${this.#words}`);
  }

  async #checkBalances(address: string): Promise<void> {
    for (const person of this.#people) {
      const { moved } = person;
      if (moved === undefined) continue;
      const balances = await person.balances(address);
      for (const [type, amount] of moved) {
        const has = balances.get(type) ?? 0;
        if (has === amount) continue;
        this.tally.found(
          Math.abs(has) > Math.abs(amount) ? 'doubled' : 'lost',
          `${person.name} has ${has} hundredths in account ${type}, and moved ${amount} there`,
        );
      }
    }
  }

  get #running(): ServerProcess {
    if (this.#server === undefined) throw new Error('no server is running');
    return this.#server;
  }

  /** Starts it; true if it listens and answers, otherwise `#words` has its output. */
  async #start({ isStillBroken = false } = {}): Promise<boolean> {
    const { data, before } = this.#folders;
    rmSync(before, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    cpSync(data, before, { recursive: true });
    this.#words = '';
    if (!isStillBroken) this.#shim?.set();
    const all = { ...environment, ...this.#shim?.environment(data) };
    try {
      this.#server = await startServerProcess(data, this.#options.project, all, (words) => {
        this.#words += words;
      });
      this.tally.row.whole++;
      return true;
    } catch (error) {
      if (isCutOff(error)) throw error;
      this.#words += (error as Error).message;
      return false;
    }
  }

  async #mustStart(): Promise<ServerProcess> {
    if (await this.#start()) return this.#running;
    this.tally.found('start', this.#words);
    throw new Error(`the start was refused: ${this.#words}`);
  }
}
