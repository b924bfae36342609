import { setOptionTerms } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, type Ppm } from '@candor/money';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setOptionTerms, 'options.set_terms', {
  change({ market }, input) {
    const pair = market.instruments.pair(input.pairId);
    if (pair === undefined) return reject('pair_not_found');
    const [stakeMin, stakeMax, exposureMax] = [input.stakeMin, input.stakeMax, input.exposureMax].map((text) =>
      atomsFromText(text, pair.quote.scale),
    );
    if (stakeMin === undefined || stakeMax === undefined || exposureMax === undefined) return reject('amount_invalid');
    const durations = input.durations.map(([seconds, payout]) => ({
      seconds: Number(seconds),
      payout: Number(payout) as Ppm,
    }));
    const isOffered = yesOrNo(input.isOffered);
    return done({ pairId: pair.pairId, durations, stakeMin, stakeMax, exposureMax, isOffered });
  },
  fields({ market }, { pairId, durations, stakeMin, stakeMax, exposureMax, isOffered }) {
    const { scale } = market.instruments.pairOf(pairId).quote;
    return {
      pairId,
      durations: durations.map(({ seconds, payout }) => [`${seconds}`, `${payout}`]),
      stakeMin: atomsToText(stakeMin, scale),
      stakeMax: atomsToText(stakeMax, scale),
      exposureMax: atomsToText(exposureMax, scale),
      isOffered: isOffered === 'yes',
    };
  },
  draft: ({ exchange }, { type: _type, ...terms }) => ({
    page: `/pages/transaction/index?tab=options&id=${terms.pairId}`,
    core: { optionMarkets: async () => [await exchange.query('optionMarketOn', terms)] },
  }),
});
