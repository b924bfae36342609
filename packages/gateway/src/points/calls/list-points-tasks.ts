import { listPointsTasks } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { dayMs, dayOf, done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { pointsTaskRowOf } from '../present/points.ts';

export default serve(listPointsTasks, async ({ exchange, market, clock }, _input, { session }) => {
  const accountId = session?.accountId as AccountId | undefined;
  const [tasks, products] = await Promise.all([
    exchange.query('pointsTasks', accountId),
    exchange.query('productsFor', accountId),
  ]);
  return done({
    tasks: tasks.map((task) => pointsTaskRowOf(market.instruments, task)),
    earns: products.includes('points'),
    dayEndsAtMs: (dayOf(clock()) + 1) * dayMs,
  });
});
