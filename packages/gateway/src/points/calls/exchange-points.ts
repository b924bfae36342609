import { exchangePoints } from '@candor/api';
import type { PointsItemId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(exchangePoints, async (deps, { requestId, ...input }, { user }) => {
  const { accountId } = user;
  const itemId = input.itemId as PointsItemId;
  // An item that is not there costs nothing here: the core refuses it.
  const cost = input.cost ?? (await presentCost());
  return submitFor(deps, user, { type: 'points.exchange', accountId, itemId, cost }, requestId);

  async function presentCost(): Promise<number> {
    const items = await deps.exchange.query('pointsItems', accountId);
    return items.find(({ terms }) => terms.itemId === itemId)?.terms.cost ?? 0;
  }
});
