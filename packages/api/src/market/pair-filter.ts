import * as z from 'zod/mini';
import { idNumber, symbolText } from '../wire/fields.ts';
import { named } from '../wire/wire-object.ts';

/** Narrows a list to one pair: by symbol, or by its two assets. Nothing given: all pairs. */
export const pairFilter = {
  symbol: z.optional(symbolText),
  baseAssetId: named('currency_id', z.optional(idNumber)),
  quoteAssetId: named('legal_id', z.optional(idNumber)),
} as const;
