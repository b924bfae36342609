import {
  type OtcDisputeReason,
  otcOrderFields,
  type OtcRole,
  type OtcState,
  type OtcVerdictReason,
} from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';

/** An order of OTC, under way or ended. */
export interface OtcOrderRecord extends RecordOf<typeof otcOrderFields> {
  readonly state: OtcState;
  readonly toBuyer: Atoms;
  readonly openedAtMs: number;
  readonly paidAtMs?: number;
  readonly disputedAtMs?: number;
  readonly disputeReason?: OtcDisputeReason;
  readonly disputedBy?: OtcRole;
  /** By when the newest verdict was promised. */
  readonly promisedAtMs?: number;
  readonly decidedAtMs?: number;
  readonly verdictReason?: OtcVerdictReason;
  /** In the order in which they were made: two after an appeal. */
  readonly verdicts: readonly OtcVerdictRecord[];
  readonly appealedAtMs?: number;
  readonly appealedBy?: OtcRole;
  readonly endedAtMs?: number;
  readonly pausedMs: number;
}

/** One verdict: a split of the escrow, by an operator. */
interface OtcVerdictRecord {
  readonly atMs: number;
  readonly operator: string;
  readonly reason: OtcVerdictReason;
  readonly toBuyer: Atoms;
  /** By when it was promised. */
  readonly promisedAtMs: number;
  /** Until when it could be appealed against; absent of the second one. */
  readonly appealUntilMs?: number;
}

const openedRecord = recordMaker(otcOrderFields);

export function otcOrderRecord(row: Selectable<ReadSchema['otc_orders']>): OtcOrderRecord {
  return {
    ...openedRecord(row),
    state: row.state,
    toBuyer: atomsOf(row.to_buyer_atoms),
    openedAtMs: row.opened_at_ms,
    pausedMs: row.paused_ms,
    verdicts: verdictsOf(row),
    ...withoutNulls({
      paidAtMs: row.paid_at_ms,
      disputedAtMs: row.disputed_at_ms,
      disputeReason: row.dispute_reason,
      disputedBy: row.disputed_by,
      promisedAtMs: row.promised_at_ms,
      appealedAtMs: row.appealed_at_ms,
      appealedBy: row.appealed_by,
      decidedAtMs: row.decided_at_ms,
      verdictReason: row.verdict_reason,
      endedAtMs: row.ended_at_ms,
    }),
  };
}

function verdictsOf(row: Selectable<ReadSchema['otc_orders']>): readonly OtcVerdictRecord[] {
  const appealUntilMs = row.appeal_until_ms ?? undefined;
  const isSecond = row.first_decided_at_ms !== null;
  const first = verdictOf({
    atMs: row.first_decided_at_ms,
    operator: row.first_operator,
    reason: row.first_reason,
    toBuyer: row.first_to_buyer_atoms,
    promisedAtMs: row.first_promised_at_ms,
    appealUntilMs,
  });
  const newest = verdictOf({
    atMs: row.decided_at_ms,
    operator: row.verdict_operator,
    reason: row.verdict_reason,
    toBuyer: row.verdict_to_buyer_atoms,
    // An appeal has a promise of its own, whose verdict is not there yet.
    promisedAtMs: isSecond ? row.promised_at_ms : (row.first_promised_at_ms ?? row.promised_at_ms),
    appealUntilMs: isSecond ? undefined : appealUntilMs,
  });
  return [...first, ...newest];
}

interface VerdictColumns {
  readonly atMs: number | null;
  readonly operator: string | null;
  readonly reason: OtcVerdictReason | null;
  readonly toBuyer: string | null;
  readonly promisedAtMs: number | null;
  readonly appealUntilMs: number | undefined;
}

function verdictOf({ atMs, operator, reason, toBuyer, promisedAtMs, appealUntilMs }: VerdictColumns) {
  if (atMs === null || operator === null || reason === null || toBuyer === null || promisedAtMs === null) return [];
  const until = appealUntilMs === undefined ? {} : { appealUntilMs };
  return [{ atMs, operator, reason, toBuyer: atomsOf(toBuyer), promisedAtMs, ...until }];
}
