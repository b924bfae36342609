import { getSupportSatisfaction } from '@candor/api';
import type { Satisfaction } from '@candor/platform';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(getSupportSatisfaction, async ({ platform }, { days }) => {
  const { topics, operators, ...house } = await platform.support.satisfaction(days);
  return done({ ...shown(house), topics: topics.map(shown), operators: operators.map(shown) });
});

/** The same as the wire takes it. */
function shown<Of extends Satisfaction>(found: Of) {
  return { ...found, ratings: [...found.ratings] };
}
