import type { CopyReason } from '@candor/contract';

/** Copying: traders, follows and what became of each trade. */
export const copying = {
  reasons: {
    below_minimum: 'The size for you would be below the smallest contract.',
    above_maximum: 'The size for you is above the largest contract, so less was copied.',
    margin_cap: 'Your margin limit for this trader is used up.',
    pair_cap: 'Your margin limit for this pair is used up.',
    daily_loss_cap: 'Your daily loss limit for this trader was reached.',
    balance_insufficient: 'Your contract account did not hold enough.',
    slippage: 'The price had moved beyond your slippage limit.',
    open_interest_full: 'The house had no room left for more positions in this direction.',
    too_many_tickets: 'You have as many positions and orders as an account may have.',
  },
} as const satisfies { readonly reasons: Readonly<Record<CopyReason, string>> };
