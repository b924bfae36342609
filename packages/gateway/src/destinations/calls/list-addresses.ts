import { listAddresses } from '@candor/api';
import { done, present } from '@candor/kernel';
import { bookedDestinations } from '../own-destinations.ts';
import { railsOf } from '../../funding/rails.ts';
import { addressRowOf } from '../present/destinations.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listAddresses, async (deps, { railId, assetId, page, limit }, { user }) => {
  const [rails, all] = await Promise.all([railsOf(deps), bookedDestinations(deps, user.accountId)]);
  const rows = all
    .filter(({ destination }) => destination.kind === 'address')
    .map((one) => addressRowOf(present(rails.get(one.booked.railId), 'rails stay'), one, deps.clock()))
    .filter((row) => railId === undefined || row.railId === railId)
    .filter((row) => assetId === undefined || row.assetId === assetId);
  const start = (page - 1) * limit;
  return done({ data: rows.slice(start, start + limit), page, limit, total: rows.length });
});
