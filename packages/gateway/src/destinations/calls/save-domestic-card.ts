import { cardSubject, saveDomesticCard } from '@candor/api';
import { cardText } from '@candor/chain/destination';
import { done, reject } from '@candor/kernel';
import { bookDestination } from '../book-destination.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { destinationKindOf, railOf } from '../../funding/rails.ts';
import { domesticCardRowOf } from '../present/destinations.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(saveDomesticCard, async (deps, input, { user }) => {
  const rail = await railOf(deps, input.railId);
  if (rail === undefined || destinationKindOf(rail) !== 'card') return reject('rail_not_found');
  const account = input.account.replaceAll(' ', '');
  const proven = await provenStepUp(deps, user, 'address_add', cardSubject(input), input);
  if (!proven.ok) return proven;
  const { holder, bankName, place, branch, phone } = input;
  const card = {
    kind: 'card',
    label: bankName,
    text: cardText({ holder, account, bankName, place, branch, phone }),
  } as const;
  const booked = await bookDestination(deps, user, rail, card, input.requestId);
  return booked.ok ? done(domesticCardRowOf(rail, booked.value, deps.clock())) : booked;
});
