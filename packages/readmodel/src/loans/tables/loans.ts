import type { AccountId, AssetId, LoanId } from '@candor/exchange';
import { type LoanAlert, loanEndFields, loanFields, loanSaleFields } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf, optionalColumnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** The last one is final. */
const loanStatuses = ['running', 'ended'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** Every loan, live and ended. Its interest and its term are those of its last renewal. */
export const loans = table(
  'loans',
  {
    ...columnsOf(loanFields),
    status: word<LoanStatus>(),
    principal_left_atoms: atoms(),
    interest_paid_atoms: atoms(),
    /** The number of its rows in `loan_events`. */
    events: whole(),
    ...optionalColumnsOf(loanEndFields),
    opened_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['loan_id'],
  { on: ['account_id', 'status', 'loan_id'] },
  { on: ['product_id', 'status', 'loan_id'] },
  { on: ['status', 'ends_at_ms'] },
  { on: ['ended_at_ms', 'loan_id', 'account_id', 'product_id'], where: 'ended_at_ms is null' },
);

export const loanEventKinds = [
  'borrowed',
  'repaid',
  'collateral_sold',
  'collateral_added',
  'collateral_taken',
  'renewed',
  'term_ended',
  'alerted',
  'liquidated',
  'ended',
] as const;
export type LoanEventKind = (typeof loanEventKinds)[number];

/** Every step in the life of a loan, numbered from 1 within it. */
export const loanEvents = table(
  'loan_events',
  {
    loan_id: whole<LoanId>(),
    number: whole(),
    account_id: whole<AccountId>(),
    kind: word<LoanEventKind>(),
    /** Of the amount. */
    asset_id: whole<AssetId>(),
    lent_asset_id: whole<AssetId>(),
    /** Principal that was lent, a payment with its interest, or collateral. */
    amount_atoms: optional(atoms()),
    interest_atoms: optional(atoms()),
    /** The debt that sold collateral paid. */
    proceeds_atoms: optional(atoms()),
    rate_ppm: optional(whole<Ppm>()),
    ltv_ppm: optional(whole<Ppm>()),
    alert: optional(word<LoanAlert>()),
    at_ms: whole(),
  },
  ['loan_id', 'number'],
  { on: ['account_id', 'at_ms', 'loan_id', 'number'] },
);

/** The principal that an account owes in each asset, at the end of each UTC day on which it changed. */
export const dailyDebts = table(
  'daily_debts',
  {
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    /** Days since 1970. */
    day: whole(),
    principal_atoms: atoms(),
  },
  ['account_id', 'asset_id', 'day'],
);

/** The principal that an account owes in each asset now. */
export const debts = table(
  'debts',
  { account_id: whole<AccountId>(), asset_id: whole<AssetId>(), principal_atoms: atoms() },
  ['account_id', 'asset_id'],
);

/** Liquidations by the number of their event. */
export const loanLiquidations = table(
  'loan_liquidations',
  {
    loan_id: whole<LoanId>(),
    number: whole(),
    debt_before_atoms: atoms(),
    ltv_before_ppm: whole<Ppm>(),
    debt_left_atoms: atoms(),
    ltv_left_ppm: whole<Ppm>(),
    bad_debt_atoms: atoms(),
    insurance_paid_atoms: atoms(),
    at_ms: whole(),
  },
  ['loan_id', 'number'],
);

/** The sales of liquidations, in their order. */
export const loanSales = table(
  'loan_sales',
  { loan_id: whole<LoanId>(), number: whole(), sale: whole(), ...columnsOf(loanSaleFields) },
  ['loan_id', 'number', 'sale'],
);
