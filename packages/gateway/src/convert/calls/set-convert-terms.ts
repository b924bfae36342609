import { setConvertTerms } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveChange } from '../../serving/serve-change.ts';
import { ofConvertPage } from '../convert-page.ts';

export default serveChange(setConvertTerms, 'convert.set_terms', {
  async change({ exchange, market }, input) {
    const present = await exchange.query('convertTerms');
    // The catalogue founds with terms; without any, conversions are not part of this installation.
    if (present === undefined) return reject('terms_invalid');
    const { scale } = market.instruments.assetOf(present.unitAssetId);
    const minValue = atomsFromText(input.minValue, scale);
    const maxValue = atomsFromText(input.maxValue, scale);
    const accountDayMax = atomsFromText(input.accountDayMax, scale);
    const houseDayMax = atomsFromText(input.houseDayMax, scale);
    if (minValue === undefined || maxValue === undefined) return reject('amount_invalid');
    if (accountDayMax === undefined || houseDayMax === undefined) return reject('amount_invalid');
    const { spread, fiatSpread, spreadMax, movementFactor, fee } = input;
    return done({
      spread,
      fiatSpread,
      spreadMax,
      movementFactor,
      fee,
      minValue,
      maxValue,
      accountDayMax,
      houseDayMax,
    });
  },
  async fields({ exchange, market }, { type: _type, ...terms }) {
    const present = await exchange.query('convertTerms');
    const { scale } = market.instruments.assetOf(present?.unitAssetId ?? usdtId);
    return {
      ...terms,
      minValue: atomsToText(terms.minValue, scale),
      maxValue: atomsToText(terms.maxValue, scale),
      accountDayMax: atomsToText(terms.accountDayMax, scale),
      houseDayMax: atomsToText(terms.houseDayMax, scale),
    };
  },
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: '/pages/fund/swap',
    core: { convertOffer: (...asked) => exchange.query('convertOfferOn', terms, ...asked) },
    own: ofConvertPage,
  }),
});
