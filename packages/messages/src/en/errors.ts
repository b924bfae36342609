import type { AnyCode } from '@candor/api';

/** The refusals that the app itself knows by their words, most of them said before the server does. The others are in `refusals`. */
export const errors = {
  index_stale: 'The index price is interrupted. Please try again in a moment.',
  pair_not_trading: 'Trading of this pair is paused. Your open orders stay as they are; please try again later.',
  price_missing: 'Enter a price.',
  quantity_missing: 'Enter an amount.',
  quantity_too_small: 'The amount is too small. Enter a larger one.',
  stop_missing: 'Enter the trigger price.',
  stop_would_trigger:
    'The trigger price has been passed already: the order would start at once. Choose one on the other side of the index price.',
  oco_prices_wrong:
    'The two prices of an OCO must lie on both sides of the index price: when selling, limit above and stop below; when buying, the reverse.',
  exit_prices_wrong:
    'Take profit must lie on the winning side of the entry price and stop loss on the losing side: above and below for a buy or a long, the other way round for a short.',
  slippage_invalid: 'Enter a slippage limit above 0% and within what this pair allows.',
  order_combination_invalid: 'These order options do not go together. Change the order type or the time in force.',
  post_only_would_take:
    'A post-only order at this price would be filled at once, so it was not placed. Choose a price further from the other side.',
  login_failed: 'Login failed. Check the account and the password.',
  upload_heic:
    'HEIC photos cannot be read here. Take it again as JPEG (iPhone: Settings > Camera > Formats > Most Compatible), or choose a screenshot of it.',
  parameter_error: 'Parameter error. Check what you entered.',
} as const satisfies Readonly<Partial<Record<AnyCode, string>>>;
