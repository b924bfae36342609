import { setCalendar } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
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
});
