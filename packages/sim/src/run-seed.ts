import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, Core, decodeEvents, decodeOutcome, encodeSubmission, type Submission } from '@candor/exchange';
import { DurableMachine, type Taken, verifyJournal } from '@candor/journal';
import { assert, dayMs, Seeded } from '@candor/kernel';
import { worldStartMs } from '@candor/testkit';
import { AnswerAuditor } from './auditors/answers.ts';
import { type Auditor, expectThat, Violation, type Delivery } from './auditors/auditor.ts';
import { LedgerAuditor } from './ledger/auditor.ts';
import { CorrectionAuditor } from './ledger/corrections.ts';
import { ClockAuditor } from './market/age-auditor.ts';
import { ContractAuditor } from './contract/auditor.ts';
import { CopyAuditor } from './copy/auditor.ts';
import { FundingAuditor } from './funding/auditor.ts';
import { IeoAuditor } from './ieo/auditor.ts';
import { GameAuditor } from './game/auditor.ts';
import { PointsAuditor } from './points/auditor.ts';
import { CouponAuditor } from './coupons/auditor.ts';
import { FeeAuditor } from './fees/auditor.ts';
import { InvitationAuditor } from './invitations/auditor.ts';
import { LoanAuditor } from './loans/auditor.ts';
import { LockedAuditor } from './locked/auditor.ts';
import { DualAuditor } from './dual/auditor.ts';
import { LiquidationAuditor } from './contract/liquidations.ts';
import { NftAuditor } from './nft/auditor.ts';
import { OtcAuditor } from './otc/auditor.ts';
import { RecurringAuditor } from './recurring/auditor.ts';
import { SendAuditor } from './send/auditor.ts';
import { OptionAuditor } from './options/auditor.ts';
import { SpotAuditor } from './spot/auditor.ts';
import { ProductAuditor } from './products/auditor.ts';
import { ProposalAuditor } from './proposals/auditor.ts';
import { ConvertAuditor } from './convert/auditor.ts';
import { Coverage } from './coverage.ts';
import { Clocks } from './clocks.ts';
import type { Fault } from './planting.ts';
import { type Favourite, Traffic } from './traffic/traffic.ts';

interface SimOptions {
  /** New commands, besides those that found the world and those that are sent again. */
  readonly commands?: number;
  /** A planted bug; absent in earnest. */
  readonly fault?: Fault;
  /** Products that two of three commands are about, in a life of an hour instead of minutes: they have ends that minutes do not reach. */
  readonly favoured?: readonly Favourite[];
  /** The path for a copy of the finished journal. */
  readonly keepAt?: string;
}

/** The result of a seed. Two runs of one seed yield equal reports. */
interface SimReport {
  readonly seed: string;
  readonly sequence: number;
  readonly restarts: number;
  readonly crashes: number;
  readonly resent: number;
  /** Hex. SHA-256 over everything that was answered, in order. */
  readonly trace: string;
  readonly stateHash: string;
  readonly coverage: Coverage;
}

/** A finding of the simulation. The message has the way to reproduce it. */
export class SimFailure extends Error {
  override readonly name = 'SimFailure';
}

export const defaultCommands = 1_500;

/**
 * One seeded life of the exchange: random users and ticks over the real core behind the real journal in a file, with
 * commands sent again, groups of every size, crashes that lose uncommitted commands, restarts from snapshots and a wall
 * clock that jumps and is set right again. Auditors with books of their own get every answer. Throws a `SimFailure`
 * when they find anything.
 */
export function runSeed(seed: string, options: SimOptions = {}): SimReport {
  const folder = mkdtempSync(join(tmpdir(), 'candor-sim-'));
  const life = new SimRun(seed, join(folder, 'journal.db'), options);
  try {
    const report = life.run();
    if (options.keepAt !== undefined) copyFileSync(join(folder, 'journal.db'), options.keepAt);
    return report;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const again = `npm run sim -- --seed ${seed} --commands ${options.commands ?? defaultCommands}`;
    throw new SimFailure(`${reason}\n  at sequence ${life.sequence}; to see it again: ${again}`, { cause: error });
  } finally {
    life.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}

class SimRun {
  readonly #seed: string;
  readonly #path: string;
  readonly #commands: number;
  readonly #fault: Fault | undefined;
  readonly #random: Seeded;
  readonly #traffic: Traffic;
  readonly #auditors: readonly Auditor[] = [
    new AnswerAuditor(),
    new LedgerAuditor(),
    new CorrectionAuditor(),
    new SpotAuditor(),
    new FeeAuditor(),
    new ConvertAuditor(),
    new ContractAuditor(),
    new LiquidationAuditor(),
    new OptionAuditor(),
    new LockedAuditor(),
    new CouponAuditor(),
    new InvitationAuditor(),
    new PointsAuditor(),
    new GameAuditor(),
    new OtcAuditor(),
    new NftAuditor(),
    new LoanAuditor(),
    new IeoAuditor(),
    new DualAuditor(),
    new CopyAuditor(),
    new FundingAuditor(),
    new SendAuditor(),
    new RecurringAuditor(),
    new ProductAuditor(),
    new ClockAuditor(),
    new ProposalAuditor(),
  ];
  readonly #coverage = new Coverage();
  readonly #trace = createHash('sha256');
  readonly #sent: Submission[] = [];
  #machine: DurableMachine;
  readonly #clocks: Clocks;
  /** Taken and not yet committed: without answers so far. */
  #pending: Delivery[] = [];
  #groupSize = 1;
  readonly #isLong: boolean;
  #steadySteps = 0;
  #restarts = 0;
  #crashes = 0;
  #resent = 0;

  constructor(seed: string, path: string, options: SimOptions) {
    this.#seed = seed;
    this.#path = path;
    this.#commands = options.commands ?? defaultCommands;
    this.#fault = options.fault;
    this.#isLong = options.favoured !== undefined && options.favoured.length > 0;
    this.#random = new Seeded(seed);
    this.#clocks = new Clocks(worldStartMs, new Seeded(`${seed}/clocks`));
    this.#traffic = new Traffic(new Seeded(`${seed}/traffic`), options.favoured);
    this.#machine = this.#open();
  }

  /** A planted bug that is not about clocks is looked for where they are right: in doubt, little happens that it could show in. */
  get #isClockSet(): boolean {
    return this.#fault === undefined || this.#fault.believesWall === true;
  }

  get sequence(): number {
    return this.#machine.core.sequence;
  }

  run(): SimReport {
    for (const submission of this.#traffic.founding()) this.#send(submission);
    this.#commit();
    for (let i = 0; i < this.#commands; i++) this.#step();
    this.#commit();
    this.#compare();
    const stateHash = this.#machine.core.stateHash().root;
    this.#machine.close();
    // Replay equals live: the whole journal again, from its first record.
    const report = verifyJournal(this.#path, this.#cores());
    expectThat(report.stateHash === stateHash, 'a replay of the journal comes to the state that was live');
    return {
      seed: this.#seed,
      sequence: report.records,
      restarts: this.#restarts,
      crashes: this.#crashes,
      resent: this.#resent,
      trace: this.#trace.digest('hex'),
      stateHash,
      coverage: this.#coverage,
    };
  }

  leave(): void {
    this.#machine.stop();
  }

  #step(): void {
    const random = this.#random;
    this.#passTime();
    // Without a tick for ten seconds everything with an end stands still.
    const keepsGrid = this.#steadySteps > 0 || (this.#isLong && random.chance(1, 2));
    this.#send(this.#traffic.next(this.#clocks.wallMs(), keepsGrid));
    if (this.#isClockSet && this.#clocks.isConfirmed()) this.#confirmClock();
    if (random.chance(1, 6)) this.#sendAgain();
    if (this.#pending.length >= this.#groupSize) {
      this.#commit();
      this.#groupSize = 1 + random.below(random.chance(1, 8) ? 64 : 12);
      if (random.chance(1, 12)) this.#compare();
    }
    if (random.chance(1, 150)) this.#restart();
    if (random.chance(1, 250)) this.#crash();
  }

  /** Time goes by in leaps and in small steps, but now and then it runs for a while as it does where options are decided. */
  #passTime(): void {
    const random = this.#random;
    this.#clocks.mayBeSetRight();
    if (this.#steadySteps > 0) {
      this.#steadySteps -= 1;
      this.#clocks.passes(random.below(180));
      return;
    }
    if (random.chance(1, 100)) this.#steadySteps = 200 + random.below(400);
    if (this.#isClockSet) this.#clocks.mayBeSetWrong();
    if (random.chance(1, 60)) this.#clocks.passes(1_000 * random.below(20));
    else if (random.chance(1, 200)) this.#clocks.passes(3_600_000 * random.below(30));
    else if (random.chance(1, 150)) this.#clocks.passes(dayMs * random.below(9));
    else if (random.chance(1, 500)) this.#clocks.passes(random.below(60_000));
    else this.#clocks.passes(random.below(this.#isLong ? 2_500 : 600));
  }

  /** Sends `asSent`, which is the submission itself unless a planted bug has a hand in it. */
  #send(submission: Submission, asSent = submission): void {
    this.#watch();
    this.#catchUp();
    const kind = this.#note(submission, this.#machine.take(encodeSubmission(asSent)));
    if (kind === 'fresh') this.#sent.push(submission);
  }

  #confirmClock(): void {
    this.#send({ commandId: `confirm:${this.sequence}`, actor: 'operator', command: { type: 'clock.confirm' } });
  }

  /** The host checks its clocks before each command, and its own commands are audited like all others. */
  #watch(): void {
    const taken = this.#machine.watch();
    if (taken === undefined) return;
    const fault = this.#machine.core.queries.clockFault();
    const command: Command =
      fault === undefined ? { type: 'clock.restored' } : { type: 'clock.fault', kind: fault.kind, byMs: fault.byMs };
    this.#note({ commandId: `clock:${taken.sequence}`, actor: 'system', command }, taken);
  }

  /** The host brings time forward in strides after a pause. */
  #catchUp(): void {
    for (let taken = this.#machine.catchUp(); taken !== undefined; taken = this.#machine.catchUp()) {
      this.#note({ commandId: taken.commandId, actor: 'system', command: { type: 'clock.advance' } }, taken);
    }
  }

  #note(submission: Submission, taken: Taken): Taken['kind'] {
    const { kind, sequence, atMs, outcome, events } = taken;
    // `take` may return views that are valid only until the next one.
    const outcomeBytes = outcome.slice();
    const eventBytes = events?.slice() ?? new Uint8Array();
    assert(kind !== 'unreadable', 'a journal that nobody damages can be read');
    this.#pending.push({
      submission,
      kind,
      sequence,
      atMs,
      trueMs: this.#clocks.trueMs,
      outcomeBytes,
      outcome: decodeOutcome(submission.command.type, outcomeBytes),
      events: decodeEvents(eventBytes),
    });
    this.#trace.update(`${kind} ${sequence} ${atMs} `).update(outcomeBytes).update(eventBytes);
    return kind;
  }

  /** Sends one to three earlier commands again, or another command under an earlier id. */
  #sendAgain(): void {
    for (let time = this.#random.below(3); time >= 0; time--) {
      const earlier = this.#random.pick(this.#sent);
      this.#resent += 1;
      if (this.#random.chance(1, 10)) this.#sendReused(earlier);
      else this.#send(earlier, this.#fault?.resend?.(earlier, this.#resent));
    }
  }

  #sendReused(earlier: Submission): void {
    const command = { type: 'genesis.found', mode: 'live', name: `${this.#resent}` } as const;
    const bytes = encodeSubmission({ ...earlier, command });
    expectThat(this.#machine.take(bytes).kind === 'reused', `${earlier.commandId} cannot stand for another command`);
    this.#coverage.add('genesis.found request_id_reused', 1);
  }

  /** Makes pending commands durable, and only then publishes them. */
  #commit(): void {
    this.#machine.commit();
    const told = this.#pending;
    this.#pending = [];
    for (const one of told) {
      this.#coverage.note(one);
      this.#traffic.hear(one);
      const times = this.#fault?.deliveries?.(one) ?? 1;
      for (let time = 0; time < times; time++) for (const auditor of this.#auditors) this.#let(auditor, one, time);
    }
    this.#machine.keepUp();
  }

  #let(auditor: Auditor, told: Delivery, time: number): void {
    // The double delivery is that of a reader of facts; a sender gets its answer once.
    if (time > 0 && auditor instanceof AnswerAuditor) return;
    auditor.hear(told);
  }

  #compare(): void {
    const { core } = this.#machine;
    core.checkInvariants();
    for (const auditor of this.#auditors) auditor.compare?.(core);
  }

  #restart(): void {
    this.#commit();
    const before = this.#machine.core.stateHash().root;
    this.#machine.close();
    this.#machine = this.#open();
    this.#restarts += 1;
    expectThat(this.#machine.core.stateHash().root === before, 'a restart comes back to the state it left');
    this.#compare();
  }

  /** Loses the uncommitted commands. None was answered, so all are sent again under the same id. */
  #crash(): void {
    const lost = this.#pending.filter(({ kind, submission }) => kind === 'fresh' && !isOfHost(submission));
    this.#pending = [];
    this.#machine.stop();
    this.#machine = this.#open();
    this.#crashes += 1;
    for (const { submission } of lost) this.#send(submission);
  }

  #open(): DurableMachine {
    const machine = new DurableMachine({
      path: this.#path,
      name: 'simulation',
      nowMs: () => this.#clocks.wallMs(),
      ...(this.#fault?.believesWall === true ? {} : { time: this.#clocks }),
      snapshotEvery: 40 + this.#random.below(400),
      ...this.#cores(),
    });
    for (const skipped of machine.recovery.skipped) throw new Violation(skipped);
    return machine;
  }

  #cores() {
    const Made = this.#fault?.core ?? Core;
    const restore = (snapshot: Uint8Array) => {
      const core = new Made();
      core.restore(snapshot);
      return core;
    };
    return { maker: { create: () => new Made(), restore } };
  }
}

/** True for the host's own commands about its clocks: it repeats those by itself, with their state then. */
function isOfHost({ command: { type } }: Submission): boolean {
  return type === 'clock.fault' || type === 'clock.restored' || type === 'clock.advance';
}
