import { setContractTerms } from '@candor/api';
import type { ContractTerms } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, type Ppm } from '@candor/money';
import { tradePage } from '../../market/trade-page.ts';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setContractTerms, 'contract.set_terms', {
  change({ market }, input) {
    const pair = market.instruments.pair(input.pairId);
    if (pair === undefined) return reject('pair_not_found');
    const lot = atomsFromText(input.lot, pair.base.scale);
    if (lot === undefined) return reject('amount_invalid');
    const tiers: ContractTerms['tiers'][number][] = [];
    for (const [floorText = '', maintenance, multipleMax] of input.tiers) {
      const floor = atomsFromText(floorText, pair.quote.scale);
      if (floor === undefined) return reject('amount_invalid');
      tiers.push({ floor, maintenance: Number(maintenance) as Ppm, multipleMax: Number(multipleMax) });
    }
    return done({ ...input, pairId: pair.pairId, lot, tiers, isOffered: yesOrNo(input.isOffered) });
  },
  fields({ market }, { type: _type, ...terms }) {
    const { base, quote } = market.instruments.pairOf(terms.pairId);
    return {
      ...terms,
      lot: atomsToText(terms.lot, base.scale),
      tiers: terms.tiers.map(({ floor, maintenance, multipleMax }) => [
        atomsToText(floor, quote.scale),
        `${maintenance}`,
        `${multipleMax}`,
      ]),
      isOffered: terms.isOffered === 'yes',
    };
  },
  draft: ({ exchange, market }, { type: _type, ...terms }) => ({
    page: tradePage(market.instruments.pairOf(terms.pairId)),
    core: {
      async contractMarkets() {
        const views = await exchange.query('contractMarkets');
        return views.map((view) => (view.terms.pairId === terms.pairId ? { ...view, terms } : view));
      },
    },
  }),
});
