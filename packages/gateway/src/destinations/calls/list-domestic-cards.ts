import { listDomesticCards } from '@candor/api';
import { done, present } from '@candor/kernel';
import { bookedDestinations } from '../own-destinations.ts';
import { railsOf } from '../../funding/rails.ts';
import { domesticCardRowOf } from '../present/destinations.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listDomesticCards, async (deps, _input, { user }) => {
  const [rails, all] = await Promise.all([railsOf(deps), bookedDestinations(deps, user.accountId)]);
  const cards = all.filter(({ destination }) => destination.kind === 'card');
  return done(
    cards.map((one) => domesticCardRowOf(present(rails.get(one.booked.railId), 'rails stay'), one, deps.clock())),
  );
});
