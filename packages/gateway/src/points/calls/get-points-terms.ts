import { getPointsTerms } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getPointsTerms, async ({ exchange, market }) => {
  const [{ tasks, items }, totals] = await Promise.all([exchange.query('pointsTerms'), exchange.query('pointsTotals')]);
  const { scale } = market.instruments.assetOf(usdtId);
  return done({
    tasks: tasks.map(({ per, isOffered, ...task }) => ({
      ...task,
      per: atomsToText(per, scale),
      isOffered: isOffered === 'yes',
    })),
    items: items.map(({ terms: { isOffered, ...item }, taken }) => ({
      ...item,
      isOffered: isOffered === 'yes',
      taken,
    })),
    ...totals,
  });
});
