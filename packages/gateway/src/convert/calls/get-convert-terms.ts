import { getConvertTerms } from '@candor/api';
import type { ConvertTermsView } from '@candor/exchange';
import { farMoveShare, fiatStaleAfterMs, quoteValidMs } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import type { Instruments } from '../../market/instruments.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getConvertTerms, async ({ exchange, market: { instruments } }) => {
  const [terms, rates] = await Promise.all([exchange.query('convertTerms'), exchange.query('fiatRates')]);
  return done({
    terms: terms && shown(instruments, terms),
    quoteValidMs,
    fiatValidMs: fiatStaleAfterMs,
    farMovePpm: farMoveShare,
    fiats: rates.map(({ assetId, fiatRate, source, asOfMs, isStale }) => ({
      currencyCode: instruments.assetOf(assetId).code,
      rate: priceToText(fiatRate),
      source,
      asOfMs,
      isStale,
    })),
  });
});

function shown(instruments: Instruments, { unitAssetId, ...terms }: ConvertTermsView) {
  const { scale } = instruments.assetOf(unitAssetId);
  return {
    ...terms,
    minValue: atomsToText(terms.minValue, scale),
    maxValue: atomsToText(terms.maxValue, scale),
    accountDayMax: atomsToText(terms.accountDayMax, scale),
    houseDayMax: atomsToText(terms.houseDayMax, scale),
  };
}
