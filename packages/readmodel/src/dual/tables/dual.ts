import type { PairId } from '@candor/exchange';
import { dualPurchaseFields, dualResultFields } from '@candor/exchange/rules';
import type { Ppm, Price } from '@candor/money';
import { optional, whole, word } from '../../schema/column.ts';
import { columnsOf, optionalColumnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Those after the first are final; a failed one is given back. */
const dualStatuses = ['running', 'success', 'fail'] as const;
export type DualStatus = (typeof dualStatuses)[number];

const { settlementPrice: _settlementPrice, ...resultFields } = dualResultFields;

/** Every purchase of a dual investment, live and settled. */
export const dualPurchases = table(
  'dual_purchases',
  {
    ...columnsOf(dualPurchaseFields),
    status: word<DualStatus>(),
    /** The least interest at which it is reinvested; none: it is not. */
    interest_min_ppm: optional(whole<Ppm>()),
    ...optionalColumnsOf(resultFields),
    settlement_price: optional(whole<Price>()),
    reinvest_refusal: optional(word()),
    bought_at_ms: whole(),
    settled_at_ms: optional(whole()),
  },
  ['purchase_id'],
  { on: ['account_id', 'purchase_id'] },
  { on: ['settled_at_ms', 'purchase_id', 'account_id', 'pair_id'], where: 'settled_at_ms is null' },
);

/** The windows that decided products: each once, for all of one pair, maturity and length. */
export const dualWindows = table(
  'dual_windows',
  { pair_id: whole<PairId>(), matures_at_ms: whole(), window_ms: whole(), at_ms: whole() },
  ['pair_id', 'matures_at_ms', 'window_ms'],
);

/** The ticks of those windows. */
export const dualSamples = table(
  'dual_samples',
  {
    pair_id: whole<PairId>(),
    matures_at_ms: whole(),
    window_ms: whole(),
    grid_index: whole(),
    price: whole<Price>(),
  },
  ['pair_id', 'matures_at_ms', 'window_ms', 'grid_index'],
);
