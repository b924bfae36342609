import { cardSubject, saveInternationalCard } from '@candor/api';
import { cardText } from '@candor/chain/destination';
import { done, reject } from '@candor/kernel';
import { bookDestination } from '../book-destination.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { destinationKindOf, railOf } from '../../funding/rails.ts';
import { internationalCardRowOf } from '../present/destinations.ts';
import { serveUser } from '../../serving/serve.ts';

/** Letters five and six of a SWIFT code are the bank's country. */
const isInUnitedStates = (swiftCode: string): boolean => swiftCode.slice(4, 6) === 'US';

export default serveUser(saveInternationalCard, async (deps, input, { user }) => {
  const rail = await railOf(deps, input.railId);
  if (rail === undefined || destinationKindOf(rail) !== 'international_card') return reject('rail_not_found');
  const { olderSwiftCode, abaNumber } = input;
  const swiftCode = input.swiftCode ?? olderSwiftCode;
  if (swiftCode === undefined || (olderSwiftCode ?? swiftCode) !== swiftCode) return reject('card_incomplete');
  if (isInUnitedStates(swiftCode) && abaNumber === undefined) return reject('card_incomplete');
  const account = input.account.replaceAll(' ', '');
  const proven = await provenStepUp(deps, user, 'address_add', cardSubject(input), input);
  if (!proven.ok) return proven;
  const { holder, bankName, place, holderAddress, phone } = input;
  const fields = { holder, account, bankName, place, swiftCode, abaNumber: abaNumber ?? '', holderAddress, phone };
  const card = { kind: 'international_card', label: bankName, text: cardText(fields) } as const;
  const booked = await bookDestination(deps, user, rail, card, input.requestId);
  return booked.ok ? done(internationalCardRowOf(rail, booked.value, deps.clock())) : booked;
});
