import { type OtcDisputeReason, otcOrderFields, type OtcState, type OtcVerdictReason } from '@candor/exchange/rules';
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
  readonly decidedAtMs?: number;
  readonly verdictReason?: OtcVerdictReason;
  readonly endedAtMs?: number;
  readonly pausedMs: number;
}

const openedRecord = recordMaker(otcOrderFields);

export function otcOrderRecord(row: Selectable<ReadSchema['otc_orders']>): OtcOrderRecord {
  return {
    ...openedRecord(row),
    state: row.state,
    toBuyer: atomsOf(row.to_buyer_atoms),
    openedAtMs: row.opened_at_ms,
    pausedMs: row.paused_ms,
    ...withoutNulls({
      paidAtMs: row.paid_at_ms,
      disputedAtMs: row.disputed_at_ms,
      disputeReason: row.dispute_reason,
      decidedAtMs: row.decided_at_ms,
      verdictReason: row.verdict_reason,
      endedAtMs: row.ended_at_ms,
    }),
  };
}
