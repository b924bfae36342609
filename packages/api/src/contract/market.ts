import * as z from 'zod/mini';
import { amountText, countNumber, flag, idNumber, lotsText, symbolText, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { contractTermsRow, sessionRow } from './terms.ts';
import { assetClassWire } from '../market/market.ts';
import { pairStatusWire } from '../spot/order-words.ts';

/** A market for contracts in its present state. */
export const contractMarketRow = wireObject({
  pairId: named('id', idNumber),
  symbol: symbolText,
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  baseCode: named('currency_name', z.string()),
  quoteCode: named('legal_name', z.string()),
  baseName: z.string(),
  image: described(z.string(), "Path of the base asset's mark."),
  assetClass: named('class', assetClassWire),
  owns: described(
    wordOf(['price_contract']),
    'What a holder owns: a contract on the price. Of a stock no share, no vote and no dividend.',
  ),
  status: pairStatusWire,
  terms: contractTermsRow,
  multiples: described(z.array(countNumber), 'To choose from, lowest first.'),
  indexPrice: z.optional(described(amountText, 'The mark of all contracts; absent until the first valid tick.')),
  indexAtMs: named('index_time', z.optional(timeMs)),
  isStale: described(flag, "The index is older than the site's stale limit."),
  buyQuote: z.optional(
    described(amountText, 'Where a long opens and a short closes, if the next tick repeats the index.'),
  ),
  sellQuote: z.optional(described(amountText, 'Where a short opens and a long closes.')),
  longLots: named('long_share', described(lotsText, 'Open interest.')),
  shortLots: named('short_share', lotsText),
  longRoom: described(lotsText, 'What a new long may have at most before the open interest is full.'),
  shortRoom: lotsText,
  session: z.optional(described(sessionRow, 'Absent: always open.')),
});
export type ContractMarketRow = z.output<typeof contractMarketRow>;
