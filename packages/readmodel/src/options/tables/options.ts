import type { AccountId, PairId, TermsId } from '@candor/exchange';
import { optionFields, optionResultFields } from '@candor/exchange/rules';
import type { Ppm, Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf, optionalColumnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** `waiting`: it has no strike yet. `running`: it has one. `settled` is final. */
const optionStatuses = ['waiting', 'running', 'settled'] as const;
export type OptionStatus = (typeof optionStatuses)[number];

/** Every timed option, live and settled. */
export const options = table(
  'options',
  {
    ...columnsOf(optionFields),
    status: word<OptionStatus>(),
    strike_grid: optional(whole()),
    strike_price: optional(whole<Price>()),
    expiry_grid: optional(whole()),
    ...optionalColumnsOf(optionResultFields),
    bought_at_ms: whole(),
    settled_at_ms: optional(whole()),
  },
  ['option_id'],
  { on: ['account_id', 'option_id'] },
  { on: ['account_id', 'pair_id', 'option_id'] },
  { on: ['settled_at_ms', 'option_id', 'account_id', 'pair_id'], where: 'settled_at_ms is null' },
);

/** The windows that decided options: each once, for all options of one pair and expiry that it decided. */
export const optionWindows = table(
  'option_windows',
  {
    pair_id: whole<PairId>(),
    expiry_grid: whole(),
    window_size: whole(),
    at_ms: whole(),
  },
  ['pair_id', 'expiry_grid', 'window_size'],
);

/** The ticks of those windows. Other ticks are not kept here. */
export const optionSamples = table(
  'option_samples',
  {
    pair_id: whole<PairId>(),
    expiry_grid: whole(),
    window_size: whole(),
    grid_index: whole(),
    price: whole<Price>(),
  },
  ['pair_id', 'expiry_grid', 'window_size', 'grid_index'],
);

/** Every version of the terms that options were ever sold on. */
export const optionTerms = table(
  'option_terms',
  {
    terms_id: whole<TermsId>(),
    /** Hex. */
    hash: word(),
    pair_id: whole<PairId>(),
    stake_min_atoms: atoms(),
    stake_max_atoms: atoms(),
    exposure_max_atoms: atoms(),
    is_offered: word<'no' | 'yes'>(),
    set_at_ms: whole(),
  },
  ['terms_id'],
  { on: ['hash', 'terms_id'] },
);

/** The durations of a version of the terms, in the order in which they were hashed. */
export const optionDurations = table(
  'option_durations',
  {
    terms_id: whole<TermsId>(),
    position: whole(),
    seconds: whole(),
    payout_ppm: whole<Ppm>(),
  },
  ['terms_id', 'position'],
);

/** The results of an account's settled options in each pair, by term. */
export const optionTotals = table(
  'option_totals',
  {
    account_id: whole<AccountId>(),
    pair_id: whole<PairId>(),
    seconds: whole(),
    won: whole(),
    lost: whole(),
    refunded: whole(),
    void: whole(),
    staked_atoms: atoms(),
    paid_atoms: atoms(),
  },
  ['account_id', 'pair_id', 'seconds'],
);
