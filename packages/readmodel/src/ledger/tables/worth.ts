import type { AccountId, AssetId, EntryKind } from '@candor/exchange';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Money that came from outside on a UTC day, less what went out; fees are not in it. */
export const dailyPaidIn = table(
  'daily_paid_in',
  {
    account_id: whole<AccountId>(),
    /** Days since 1970. */
    day: whole(),
    asset_id: whole<AssetId>(),
    /** USDT atoms, each payment at the index price when it came or went. */
    worth_atoms: atoms(),
    /** Atoms of the asset that had no index price then. */
    unpriced_atoms: atoms(),
  },
  ['account_id', 'day', 'asset_id'],
);

/** The fees that a user has paid by month and kind, in USDT atoms at the index price when each was paid. */
export const feeMonths = table(
  'fee_months',
  {
    account_id: whole<AccountId>(),
    /** 202611 is November 2026, in UTC. */
    month: whole(),
    kind: word<EntryKind>(),
    worth_atoms: atoms(),
  },
  ['account_id', 'month', 'kind'],
);

/** The cost of each holding of a user but USDT, by the rule in `holding-cost.ts`. */
export const holdingCosts = table(
  'holding_costs',
  {
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    amount_atoms: atoms(),
    cost_atoms: atoms(),
    is_known: whole<0 | 1>(),
  },
  ['account_id', 'asset_id'],
);

/** Assets but USDT that a user has given for others, by quarter hour: every time zone begins its days with one. */
export const realisedSales = table(
  'realised_sales',
  {
    account_id: whole<AccountId>(),
    /** Quarters of an hour since 1970. */
    quarter: whole(),
    asset_id: whole<AssetId>(),
    /** USDT atoms, at the prices then, fees taken off. */
    proceeds_atoms: atoms(),
    /** USDT atoms, by the rule in `holding-cost.ts`. */
    cost_atoms: atoms(),
    /** Atoms of the asset that were given without a price or a known cost; they are in neither of the two. */
    unknown_atoms: atoms(),
  },
  ['account_id', 'quarter', 'asset_id'],
);
