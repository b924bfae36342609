import * as z from 'zod/mini';
import { amountText, idNumber, lotsText } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named } from '../wire/wire-object.ts';
import { exitsText } from './exits-text.ts';
import { directionWire, entryTypeWire, marginModeWire } from './words.ts';

/** The exits of a ticket: either alone, each for all of it or for a part. */
const exitInput = {
  takeProfitPrice: named('target_profit_price', z.optional(described(amountText, 'Mark that takes the profit.'))),
  takeProfitLots: named(
    'take_profit_share',
    z.optional(described(lotsText, 'How much it closes; absent: all that is left.')),
  ),
  stopLossPrice: z.optional(described(amountText, 'Mark that stops the loss.')),
  stopLossLots: named(
    'stop_loss_share',
    z.optional(described(lotsText, 'How much it closes; absent: all that is left.')),
  ),
} as const;

const removable = z.union([amountText, z.literal('')], parameterRule('not_an_amount'));

/** Changes of exits: a missing one stays, an empty price or 0 removes that exit. */
export const exitChangeInput = {
  ...exitInput,
  takeProfitPrice: named(
    'target_profit_price',
    z.optional(described(removable, 'Mark that takes the profit; empty or 0 takes it away, absent leaves it.')),
  ),
  stopLossPrice: z.optional(
    described(removable, 'Mark that stops the loss; empty or 0 takes it away, absent leaves it.'),
  ),
} as const;

/** The fields of a contract order, for ordering and for previewing alike. */
export const contractInput = {
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  direction: named('type', directionWire),
  entryType: named('status', entryTypeWire),
  lots: named('share', lotsText),
  multiple: idNumber,
  marginMode: z._default(marginModeWire, 'cross'),
  limitPrice: named('target_price', z.optional(described(amountText, 'Of a limit order.'))),
  slippagePercent: named(
    'slippage',
    z.optional(described(amountText, 'Percent a market order may move; "0.5" if absent.')),
  ),
  triggerPrice: z.optional(
    described(
      amountText,
      'Mark that it waits for first, from whichever side the mark is on; absent: it does not wait.',
    ),
  ),
  trailPercent: z.optional(
    described(
      amountText,
      'It trails the best mark by so many percent, and opens where the mark turns back to its stop.',
    ),
  ),
  trailDistance: z.optional(described(amountText, 'The same as a price.')),
  activationPrice: z.optional(described(amountText, 'Mark from which it trails; absent: at once.')),
  exits: z.optional(exitsText),
  ...exitInput,
} as const;
