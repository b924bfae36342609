import type { AccountId, AssetId, LockedDepositId } from '@candor/exchange';
import { lockedDepositFields, lockedEndFields, type RenewalRefusal } from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf, optionalColumnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** The last one is final. */
const lockedStatuses = ['running', 'ended'] as const;
export type LockedStatus = (typeof lockedStatuses)[number];

/** Every deposit of locked mining, live and ended. */
export const lockedDeposits = table(
  'locked_deposits',
  {
    ...columnsOf(lockedDepositFields),
    status: word<LockedStatus>(),
    days_paid: whole(),
    ...optionalColumnsOf(lockedEndFields),
    renewal_refusal: optional(word<RenewalRefusal>()),
    made_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['deposit_id'],
  { on: ['account_id', 'deposit_id'] },
  { on: ['ended_at_ms', 'deposit_id', 'account_id', 'product_id'], where: 'ended_at_ms is null' },
);

/** Every dividend: one for each deposit and day. */
export const lockedDividends = table(
  'locked_dividends',
  {
    deposit_id: whole<LockedDepositId>(),
    day: whole(),
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    amount_atoms: atoms(),
    at_ms: whole(),
  },
  ['deposit_id', 'day'],
  { on: ['account_id', 'at_ms', 'deposit_id'] },
);

/** Earnings and penalties of an account in each asset. */
export const lockedTotals = table(
  'locked_totals',
  {
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    earned_atoms: atoms(),
    penalties_atoms: atoms(),
  },
  ['account_id', 'asset_id'],
);
