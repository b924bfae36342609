import type { ValuesOf } from '../../fields.ts';
import type { Atoms } from '@candor/money';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import type { ConversionFigures } from '../convert/rules.ts';
import type { RecurringPlanId, recurringPlanFields, RecurringSkipReason } from './fields.ts';

/** One plan that has not ended. */
export interface RecurringPlanView extends ValuesOf<typeof recurringPlanFields> {
  readonly status: 'paused' | 'running';
  /** The next time; of a plan that waits for a price, the time that has come. */
  readonly nextAtMs: number;
  readonly isWaiting: boolean;
}

/** A buy as it would be now. */
interface RecurringPreview {
  /** The reason for which there would be none. */
  readonly rejects?:
    | RecurringSkipReason
    | 'amount_invalid'
    | 'asset_not_found'
    | 'clock_fault'
    | 'convert_same_asset'
    | 'index_stale';
  readonly figures?: ConversionFigures;
}

export interface RecurringQueries {
  /** Those that have not ended, newest first. */
  recurringPlans(accountId: AccountId): readonly RecurringPlanView[];
  recurringPlan(accountId: AccountId, planId: RecurringPlanId): RecurringPlanView | undefined;
  /** By the planner that executes (RULES 13), but for the funds: they have to be there at each time, and not now. */
  previewRecurring(wanted: {
    readonly accountId: AccountId;
    readonly fromAssetId: AssetId;
    readonly toAssetId: AssetId;
    readonly amount: Atoms;
  }): RecurringPreview;
}
