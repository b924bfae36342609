import * as z from 'zod/mini';
import { idNumber } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The pair to watch or no longer: by its number, or by its base asset, then against USDT. */
export const watchedPair = wireObject({
  pairId: named('id', z.optional(described(idNumber, 'The pair; wins over the assets.'))),
  baseAssetId: named('currency_id', z.optional(idNumber)),
  quoteAssetId: named('legal_id', z.optional(described(idNumber, 'Absent: USDT.'))),
});
