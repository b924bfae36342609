import { setCalendar } from '@candor/api';
import type { PairId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setCalendar, async (deps, input, { operator }) => {
  const pairIds = input.pairIds.map(([pairId]) => Number(pairId) as PairId);
  if (pairIds.some((pairId) => deps.market.instruments.pair(pairId) === undefined)) return reject('pair_not_found');
  const sessions = input.sessions.map(([opens, closes]) => ({ opensAtMs: Number(opens), closesAtMs: Number(closes) }));
  return submitChange(deps, operator, { type: 'sessions.set_calendar', pairIds, sessions });
});
