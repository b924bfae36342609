import {
  type AccountId,
  type Actor,
  type Applied,
  type Command,
  type CommandType,
  type CouponId,
  type Core,
  type CoreEvent,
  createCore,
  decodeEvents,
  decodeSubmission,
  encodeSubmission,
  gridMs,
  house,
  type ResultOf,
  type Submission,
} from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { RejectCode } from '@candor/exchange';
import { practiceWorld, type WorldOptions } from './practice-world.ts';

/** A Monday, 00:00 UTC: a whole grid instant at the beginning of a day. */
export const worldStartMs = 1_700_438_400_000;

/** One applied command, in everything that a journal keeps of it. */
export interface Step {
  readonly submission: Submission;
  readonly sequence: number;
  readonly atMs: number;
  readonly applied: Applied;
  readonly events: readonly CoreEvent[];
}

/**
 * A core with its clock: applies commands one after the other, checks every invariant after each, and keeps the
 * record, so that a test can apply the same again elsewhere.
 */
export class Runner {
  readonly core: Core;
  readonly steps: Step[] = [];
  /** Milliseconds that pass before each command. */
  stepMs = 1;
  nowMs: number;
  /** The coupon that goes with the next command. */
  riding: CouponId | undefined;
  /** Off where a test sends so many commands that walking the state after each would take minutes. */
  checksInvariants = true;

  constructor(core: Core = createCore(), nowMs: number = Math.max(core.atMs, worldStartMs)) {
    this.core = core;
    this.nowMs = nowMs;
  }

  /** Applies a command as an actor who may send it, and returns all its effects. */
  step(command: Command, actor: Actor = actorOf(command)): Step {
    const sequence = this.core.sequence + 1;
    this.nowMs += this.stepMs;
    const coupon = this.riding === undefined ? {} : { couponId: this.riding };
    this.riding = undefined;
    const sent: Submission = { commandId: `test:${sequence}`, actor, command, ...coupon };
    // As a journal does it: a field that is absent is no key there.
    const submission = decodeSubmission(encodeSubmission(sent));
    const applied = this.core.apply(submission, sequence, this.nowMs);
    if (this.checksInvariants) this.core.checkInvariants();
    const step = { submission, sequence, atMs: this.nowMs, applied, events: decodeEvents(applied.eventBytes) };
    this.steps.push(step);
    return step;
  }

  /** Applies a command and returns its answer. */
  send<C extends Command>(command: C, actor?: Actor): Outcome<ResultOf<C['type'] & CommandType>, RejectCode> {
    return this.step(command, actor).applied.outcome;
  }

  /** Applies a command that has to be accepted. */
  must<C extends Command>(command: C, actor?: Actor): ResultOf<C['type'] & CommandType> {
    const outcome = this.send(command, actor);
    if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.code}`);
    return outcome.value;
  }

  wait(ms: number): void {
    this.nowMs += ms;
  }

  /** Brings the core to a time in strides, as its host does after a pause. Answers how many there were. */
  catchUpTo(untilMs: number): number {
    let strides = 0;
    for (let atMs = this.core.strideTo(untilMs); atMs !== undefined; atMs = this.core.strideTo(untilMs)) {
      this.nowMs = Math.max(this.nowMs, atMs) - this.stepMs;
      this.step({ type: 'clock.advance' });
      strides += 1;
    }
    return strides;
  }

  /** Goes on to the next grid instant and ticks there. */
  tick(prices: Extract<Command, { type: 'index.tick' }>['prices']): Step {
    const gridIndex = Math.floor(this.nowMs / gridMs) + 1;
    this.nowMs = gridIndex * gridMs - this.stepMs;
    return this.step({ type: 'index.tick', gridIndex, prices });
  }
}

/** Commands about a user's account that the user does not send, and those of operators alone. */
const notUsers: Partial<Record<CommandType, Actor>> = {
  'funding.set_level': 'operator',
  'funding.place_hold': 'system',
  'funding.lift_hold': 'operator',
  'funding.see_deposit': 'system',
  'funding.decide_claim': 'operator',
  'funding.review_withdrawal': 'operator',
  'funding.report_withdrawal': 'operator',
  'products.set_residence': 'operator',
  'invitations.bind': 'system',
  'invitations.hold': 'system',
  'invitations.decide': 'operator',
  'points.note_factor': 'system',
  'game.open_series': 'system',
  'nft.mint': 'operator',
  'nft.open_series': 'operator',
  'clock.confirm': 'operator',
  'otc.decide': 'operator',
  'ledger.correct': 'operator',
  'proposals.propose': 'operator',
  'proposals.confirm': 'operator',
  'proposals.cancel': 'operator',
  'proposals.end_unfit': 'operator',
};

/** The usual sender of a command. */
export function actorOf(command: Command): Actor {
  return notUsers[command.type] ?? ('accountId' in command ? 'user' : 'system');
}

/** A practice world that has been founded, with its users' account numbers in the order they were opened. */
export function startWorld(options: WorldOptions = {}): { readonly runner: Runner; readonly users: AccountId[] } {
  const runner = new Runner();
  const users: AccountId[] = [];
  for (const command of practiceWorld(options)) {
    const value = runner.must(command);
    if (command.type === 'accounts.open') users.push((value as ResultOf<'accounts.open'>).accountId);
  }
  return { runner, users };
}

/** Total per asset of the money from `external`, as a positive number. */
export function issued(core: Core): Map<number, bigint> {
  const totals = new Map<number, bigint>();
  for (const { assetId, available } of core.queries.balances(house.external)) totals.set(assetId, -available);
  return totals;
}
