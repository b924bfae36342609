import {
  assert,
  type ByteReader,
  type ByteWriter,
  type Codec,
  type Encoded,
  listOf,
  oneOf,
  optional,
  struct,
  uint,
} from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { Pieces } from '../../pieces.ts';
import type { AccountId } from '../../vocabulary.ts';
import { recurringPlanFields, type RecurringPlanId } from './fields.ts';

const planRecord = struct({
  ...codecsOf(recurringPlanFields),
  /** The earliest time that is not done yet. */
  nextAtMs: uint,
  /** Its place in the queue; absent while it is paused, or waits for a price. */
  queuedAtMs: optional(uint),
  status: oneOf('running', 'paused'),
});
type Stored = Encoded<typeof planRecord>;

/** One plan that has not ended. */
export type Plan = { -readonly [Name in keyof Stored]: Stored[Name] };

const planCodec: Codec<Plan> = planRecord;

/** The plans that have not ended, and the order in which their times come. */
export class Plans {
  nextPlanId = 1;
  /** The number of ended plans: every plan that was begun is either here or one of these. */
  endedCount = 0;
  /** In the order of their numbers. */
  readonly live = new Map<RecurringPlanId, Plan>();
  /** The pace at which times are worked through. */
  readonly pieces = new Pieces();
  /** The rest follows from the plans. */
  readonly #byAccount = new Map<AccountId, Map<RecurringPlanId, Plan>>();
  /** By their places in the queue, then by number. */
  readonly #queue: Plan[] = [];
  /** Plans whose time has come without a price, by what they buy with what. */
  readonly #waiting = new Map<string, Set<Plan>>();

  take(): RecurringPlanId {
    return this.nextPlanId++ as RecurringPlanId;
  }

  /** Of one account, in the order they were begun. */
  of(accountId: AccountId): Iterable<Plan> {
    return this.#byAccount.get(accountId)?.values() ?? [];
  }

  countOf(accountId: AccountId): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  planOf(accountId: AccountId, planId: RecurringPlanId): Plan | undefined {
    return this.#byAccount.get(accountId)?.get(planId);
  }

  keep(plan: Plan): void {
    this.live.set(plan.planId, plan);
    const own = this.#byAccount.get(plan.accountId);
    if (own === undefined) this.#byAccount.set(plan.accountId, new Map([[plan.planId, plan]]));
    else own.set(plan.planId, plan);
    this.#place(plan);
  }

  /** Removes a plan that has ended. */
  forget(plan: Plan): void {
    this.#remove(plan);
    this.live.delete(plan.planId);
    this.endedCount += 1;
    const own = this.#byAccount.get(plan.accountId);
    own?.delete(plan.planId);
    if (own?.size === 0) this.#byAccount.delete(plan.accountId);
  }

  /** Queues a running plan for a moment. */
  queue(plan: Plan, atMs: number): void {
    this.#remove(plan);
    plan.status = 'running';
    plan.queuedAtMs = atMs;
    this.#place(plan);
  }

  /** Takes a running plan out of the queue until there is a price for it. */
  await(plan: Plan): void {
    this.#remove(plan);
    plan.queuedAtMs = undefined;
    this.#place(plan);
  }

  pause(plan: Plan): void {
    this.#remove(plan);
    plan.status = 'paused';
    plan.queuedAtMs = undefined;
  }

  isWaiting(plan: Plan): boolean {
    return plan.status === 'running' && plan.queuedAtMs === undefined;
  }

  /** One of each group that waits for the same price, with all of its group. */
  *waiting(): Iterable<{ readonly first: Plan; readonly all: readonly Plan[] }> {
    for (const group of this.#waiting.values()) {
      const all = [...group];
      const [first] = all;
      if (first !== undefined) yield { first, all };
    }
  }

  get hasWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** The time at which the first plan in the queue is due. */
  get nextQueuedAtMs(): number | undefined {
    return this.#queue[0]?.queuedAtMs;
  }

  get queuedCount(): number {
    return this.#queue.length;
  }

  /** Those due by now, the earliest and then the oldest first, at most so many. They stay until they are moved. */
  dueBy(nowMs: number, countMax: number): readonly Plan[] {
    const due: Plan[] = [];
    for (const plan of this.#queue) {
      if ((plan.queuedAtMs ?? 0) > nowMs || due.length === countMax) break;
      due.push(plan);
    }
    return due;
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextPlanId);
    writer.uint(this.endedCount);
    listOf(planCodec).write(writer, [...this.live.values()]);
    this.pieces.write(writer);
  }

  read(reader: ByteReader): void {
    this.nextPlanId = reader.uint();
    this.endedCount = reader.uint();
    for (const plan of listOf(planCodec).read(reader)) this.keep({ ...plan });
    this.pieces.read(reader);
  }

  #place(plan: Plan): void {
    if (plan.queuedAtMs !== undefined) this.#queue.splice(this.#placeOf(plan), 0, plan);
    else if (plan.status === 'running') {
      const group = this.#waiting.get(groupOf(plan));
      if (group === undefined) this.#waiting.set(groupOf(plan), new Set([plan]));
      else group.add(plan);
    }
  }

  #remove(plan: Plan): void {
    if (plan.queuedAtMs !== undefined) {
      const place = this.#placeOf(plan);
      assert(this.#queue[place] === plan, 'a plan with a place in the queue is there');
      this.#queue.splice(place, 1);
    } else if (plan.status === 'running') {
      const group = this.#waiting.get(groupOf(plan));
      group?.delete(plan);
      if (group?.size === 0) this.#waiting.delete(groupOf(plan));
    }
  }

  /** The number of plans that come before one. */
  #placeOf({ queuedAtMs = 0, planId }: Plan): number {
    let low = 0;
    let high = this.#queue.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#queue[middle] as Plan;
      const atMs = other.queuedAtMs ?? 0;
      if (atMs < queuedAtMs || (atMs === queuedAtMs && other.planId < planId)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function groupOf({ fromAssetId, toAssetId }: Plan): string {
  return `${fromAssetId} ${toAssetId}`;
}
