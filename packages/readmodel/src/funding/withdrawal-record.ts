import type { AccountId, AssetId, RailId, WithdrawalId, WithdrawalReason, WithdrawalStatus } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { bytesOf, namesOf } from '../encoded.ts';

/** One state a withdrawal has been in. */
interface WithdrawalStep {
  readonly status: WithdrawalStatus;
  readonly reason?: WithdrawalReason;
  /**
   * The time at which it was to go on by itself: of `requested` the end of the undo time, of `held` that of the hold.
   */
  readonly untilMs?: number;
  readonly transaction?: Uint8Array;
  /** The operators who decided or paid, if any. */
  readonly operators: readonly string[];
  readonly atMs: number;
}

/** A withdrawal, ended or not, derived from facts. */
export interface WithdrawalRecord {
  readonly withdrawalId: WithdrawalId;
  readonly accountId: AccountId;
  readonly railId: RailId;
  readonly assetId: AssetId;
  readonly destination: Uint8Array;
  /** The amount that leaves the wallet, the fee included. */
  readonly amount: Atoms;
  readonly fee: Atoms;
  readonly receives: Atoms;
  /** The amount that counts against the limits, in atoms of the limit's asset. */
  readonly value: Atoms;
  readonly undoUntilMs: number;
  readonly status: WithdrawalStatus;
  /** Of the present state, as is `untilMs`. */
  readonly reason?: WithdrawalReason;
  readonly untilMs?: number;
  /** The last known one. */
  readonly transaction?: Uint8Array;
  readonly requestedAtMs: number;
  readonly endedAtMs?: number;
  /** Oldest first; the request is the first. */
  readonly timeline: readonly WithdrawalStep[];
}

type WithdrawalRow = Selectable<ReadSchema['withdrawals']>;
type StepRow = Selectable<ReadSchema['withdrawal_steps']>;

export function withdrawalRecord(row: WithdrawalRow, steps: readonly StepRow[]): WithdrawalRecord {
  return {
    withdrawalId: row.withdrawal_id,
    accountId: row.account_id,
    railId: row.rail_id,
    assetId: row.asset_id,
    destination: bytesOf(row.destination_hex),
    amount: atomsOf(row.amount_atoms),
    fee: atomsOf(row.fee_atoms),
    receives: atomsOf(row.receives_atoms),
    value: atomsOf(row.value_atoms),
    undoUntilMs: row.undo_until_ms,
    status: row.status,
    requestedAtMs: row.requested_at_ms,
    timeline: steps.map(stepOf),
    ...withoutNulls({
      reason: row.reason,
      untilMs: row.until_ms,
      transaction: bytesOrNull(row.transaction_hex),
      endedAtMs: row.ended_at_ms,
    }),
  };
}

function stepOf(row: StepRow): WithdrawalStep {
  return {
    status: row.status,
    operators: namesOf(row.operators),
    atMs: row.at_ms,
    ...withoutNulls({
      reason: row.reason,
      untilMs: row.until_ms,
      transaction: bytesOrNull(row.transaction_hex),
    }),
  };
}

function bytesOrNull(hex: string | null): Uint8Array | null {
  return hex === null ? null : bytesOf(hex);
}
