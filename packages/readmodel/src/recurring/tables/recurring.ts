import type { AccountId, AssetId, QuoteId } from '@candor/exchange';
import { type RecurringPlanId, recurringPlanFields, type RecurringSkipReason } from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** The last one is final. */
const planStatuses = ['running', 'paused', 'ended'] as const;
export type RecurringPlanStatus = (typeof planStatuses)[number];

/** Every plan of recurring buys, live and ended, with what it has come to. */
export const recurringPlans = table(
  'recurring_plans',
  {
    ...columnsOf(recurringPlanFields),
    status: word<RecurringPlanStatus>(),
    next_at_ms: whole(),
    bought_count: whole(),
    skipped_count: whole(),
    paid_atoms: atoms(),
    received_atoms: atoms(),
    begun_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['plan_id'],
  { on: ['account_id', 'plan_id'] },
);

/** Each time of each plan that was done or skipped. */
export const recurringRuns = table(
  'recurring_runs',
  {
    plan_id: whole<RecurringPlanId>(),
    due_at_ms: whole(),
    account_id: whole<AccountId>(),
    from_asset_id: whole<AssetId>(),
    to_asset_id: whole<AssetId>(),
    from_amount_atoms: atoms(),
    to_amount_atoms: optional(atoms()),
    fee_atoms: optional(atoms()),
    quote_id: optional(whole<QuoteId>()),
    reason: optional(word<RecurringSkipReason>()),
    missed: whole(),
    at_ms: whole(),
  },
  ['plan_id', 'due_at_ms'],
  { on: ['quote_id'], where: 'quote_id is not null' },
);
