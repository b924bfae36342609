import { type RecurringPlanId, recurringPlanFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { recurringPlansList } from '../lists.ts';
import { recurringPlans, type RecurringPlanStatus } from '../tables/recurring.ts';

type PlanRow = RowOf<typeof recurringPlans>;

const planRow = rowMaker(recurringPlans, recurringPlanFields);

/** Plans of recurring buys from begin to end, with each of their times. */
export const recurringProjector: ProjectorMaker = (store) => {
  const changed = new Map<RecurringPlanId, PlanRow>();

  function change(planId: RecurringPlanId): PlanRow {
    const row = changed.get(planId) ?? store.recurring_plans.find(planId);
    assert(row !== undefined, 'a plan is begun before anything else happens to it');
    changed.set(planId, row);
    return row;
  }

  function move(row: PlanRow, status: RecurringPlanStatus): void {
    store.counter.add(recurringPlansList, row.account_id, { kind: row.status }, -1);
    row.status = status;
    store.counter.add(recurringPlansList, row.account_id, { kind: status }, 1);
  }

  return {
    handlers: {
      'recurring.begun'(event, { atMs }) {
        const counts = { bought_count: 0, skipped_count: 0, paid_atoms: 0n, received_atoms: 0n };
        const row = planRow(event, {
          ...counts,
          status: 'running',
          next_at_ms: event.firstAtMs,
          begun_at_ms: atMs,
        });
        changed.set(event.planId, row);
        store.counter.add(recurringPlansList, event.accountId, { kind: 'running' }, 1);
      },
      'recurring.changed'({ planId, amount, every, nextAtMs }) {
        const row = change(planId);
        row.amount_atoms = amount;
        row.every = every;
        row.next_at_ms = nextAtMs;
      },
      'recurring.paused'({ planId }) {
        move(change(planId), 'paused');
      },
      'recurring.resumed'({ planId, nextAtMs }) {
        const row = change(planId);
        move(row, 'running');
        row.next_at_ms = nextAtMs;
      },
      'recurring.ended'({ planId }, { atMs }) {
        const row = change(planId);
        move(row, 'ended');
        row.ended_at_ms = atMs;
      },
      'recurring.bought'(event) {
        const { planId, accountId, fromAssetId, toAssetId, fromAmount, toAmount, fee, quoteId, nextAtMs } = event;
        const row = change(planId);
        row.next_at_ms = nextAtMs;
        row.bought_count += 1;
        row.paid_atoms += fromAmount;
        row.received_atoms += toAmount;
        store.recurring_runs.insert({
          plan_id: planId,
          due_at_ms: event.dueAtMs,
          account_id: accountId,
          from_asset_id: fromAssetId,
          to_asset_id: toAssetId,
          from_amount_atoms: fromAmount,
          to_amount_atoms: toAmount,
          fee_atoms: fee,
          quote_id: quoteId,
          reason: null,
          missed: event.missed,
          at_ms: event.atMs,
        });
      },
      'recurring.skipped'(event) {
        const { planId, accountId, fromAssetId, toAssetId, fromAmount, reason, nextAtMs } = event;
        const row = change(planId);
        row.next_at_ms = nextAtMs;
        row.skipped_count += 1;
        store.recurring_runs.insert({
          plan_id: planId,
          due_at_ms: event.dueAtMs,
          account_id: accountId,
          from_asset_id: fromAssetId,
          to_asset_id: toAssetId,
          from_amount_atoms: fromAmount,
          to_amount_atoms: null,
          fee_atoms: null,
          quote_id: null,
          reason,
          missed: event.missed,
          at_ms: event.atMs,
        });
      },
    },
    flush() {
      for (const row of changed.values()) store.recurring_plans.upsert(row);
      changed.clear();
    },
  };
};
