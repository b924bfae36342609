import { setCalendar } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { tradePage } from '../../market/trade-page.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setCalendar, 'sessions.set_calendar', {
  change({ market }, input) {
    const pairIds = input.pairIds.map(([pairId]) => Number(pairId) as PairId);
    if (pairIds.some((pairId) => market.instruments.pair(pairId) === undefined)) return reject('pair_not_found');
    const sessions = input.sessions.map(([opens, closes]) => ({
      opensAtMs: Number(opens),
      closesAtMs: Number(closes),
    }));
    return done({ pairIds, sessions });
  },
  fields: (_, { pairIds, sessions }) => ({
    pairIds: pairIds.map((pairId) => [`${pairId}`]),
    sessions: sessions.map(({ opensAtMs, closesAtMs }) => [`${opensAtMs}`, `${closesAtMs}`]),
  }),
  async draft({ exchange, market }, { pairIds, sessions }) {
    const [first] = pairIds;
    if (first === undefined) return undefined;
    const others = (await exchange.query('sessions')).filter(({ pairId }) => !pairIds.includes(pairId));
    const drafted = await Promise.all(pairIds.map((pairId) => exchange.query('sessionOn', pairId, sessions)));
    return {
      page: tradePage(market.instruments.pairOf(first)),
      core: { sessions: async () => [...others, ...drafted] },
    };
  },
});
