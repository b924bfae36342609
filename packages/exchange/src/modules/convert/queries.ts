import { atoms, minus, smaller } from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';
import { isConvertible, isFiatStale, spreadBetween } from './pricing.ts';
import type { ConvertSlice } from './slice.ts';
import { planSweep } from './sweep.ts';
import type { ConvertQueries } from './views.ts';

export function convertQueries(core: ConvertSlice): ConvertQueries {
  const { catalog, convertDesk: desk } = core;
  const offerOn: ConvertQueries['convertOfferOn'] = (terms, accountId, fromAssetId, toAssetId) => {
    const from = catalog.assets.get(fromAssetId);
    const to = catalog.assets.get(toAssetId);
    if (from === undefined || to === undefined) return undefined;
    if (!isConvertible(core, from) || !isConvertible(core, to)) return undefined;
    const used = [from, to].map(({ assetId }) => desk.usedOf(accountId, assetId, core.atMs));
    const [most] = used.sort((a, b) => (a < b ? 1 : -1));
    const { fee, minValue, maxValue, accountDayMax } = terms;
    const dayLeft = minus(accountDayMax, smaller(most ?? atoms(0n), accountDayMax));
    const spread = spreadBetween(core, terms, from, to);
    return { spread, fee, minValue, maxValue, dayMax: accountDayMax, dayLeft };
  };
  return {
    convertAssets: () =>
      desk.terms === undefined
        ? []
        : [...catalog.assets.values()].filter((asset) => isConvertible(core, asset)).map(({ assetId }) => assetId),
    convertOffer: (accountId, fromAssetId, toAssetId) =>
      desk.terms === undefined ? undefined : offerOn(desk.terms, accountId, fromAssetId, toAssetId),
    convertOfferOn: offerOn,
    convertTerms: () =>
      desk.terms === undefined ? undefined : { unitAssetId: catalog.unitOfAccount as AssetId, ...desk.terms },
    convertQuote(accountId, quoteId) {
      const quote = desk.quotes.get(quoteId);
      if (quote?.accountId !== accountId) return undefined;
      const { fromAssetId, toAssetId, fromAmount } = quote;
      return { fromAssetId, toAssetId, fromAmount };
    },
    previewSweep: (accountId, assetIds) => planSweep(core, accountId, assetIds),
    fiatRates: () =>
      [...desk.fiats.values()]
        .sort((a, b) => a.assetId - b.assetId)
        .map((fiat) => ({ ...fiat, isStale: isFiatStale(core, fiat.assetId) })),
  };
}
