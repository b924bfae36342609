import { otcMethodSubject, saveOtcMethod } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import { bookedDestinations } from '../../destinations/own-destinations.ts';
import { placeOf } from '../../funding/present/places.ts';
import type { Caller, Deps } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';

export default serveUser(saveOtcMethod, async (deps, input, { user }) => {
  const { platform, exchange, clock } = deps;
  const { method, cardId } = input;
  const typed = { holder: input.holder.trim(), account: input.account.trim(), place: input.place.trim() };
  if (typed.account === '' && cardId === undefined) {
    await platform.otc.setMethod(user.userId, method, undefined);
    return done({});
  }
  // A bank card is one of the card centre: it was proven there that it is the user's, and it has been waited for.
  if ((method === 'bank_card') !== (cardId !== undefined)) return reject('destination_not_found');
  const found = cardId === undefined ? done({ details: typed, usableAtMs: 0 }) : await cardOf(deps, user, cardId);
  if (!found.ok) return found;
  const proven = await provenStepUp(deps, user, 'otc_method', otcMethodSubject(input), input);
  if (!proven.ok) return proven;
  const { holds } = await exchange.query('fundingAccount', user.accountId);
  let { usableAtMs } = found.value;
  for (const { reason, untilMs } of holds) {
    // After a purchase coins wait, and nobody doubts whose the account is.
    if (reason === 'otc_purchase') continue;
    // Nobody knows when a review ends.
    if (untilMs === undefined) return reject('withdrawals_held');
    usableAtMs = Math.max(usableAtMs, untilMs);
  }
  await platform.otc.setMethod(user.userId, method, { ...found.value, usableAtMs });
  return done(usableAtMs > clock() ? { usableAtMs } : {});
});

interface Card {
  readonly details: { readonly holder: string; readonly account: string; readonly place: string };
  readonly usableAtMs: number;
  readonly destinationId: number;
}

async function cardOf(
  deps: Deps,
  { accountId }: Caller,
  cardId: number,
): Promise<Outcome<Card, 'destination_not_found'>> {
  for (const { destination, booked } of await bookedDestinations(deps, accountId)) {
    const place = placeOf(destination);
    if (destination.destinationId !== cardId || place.kind !== 'card') continue;
    const field = (name: string) => place.fields.get(name) ?? '';
    const bank = [field('bankName'), field('branch'), field('swiftCode')].filter((part) => part !== '').join(', ');
    const details = { holder: field('holder'), account: field('account'), place: bank };
    return done({ details, usableAtMs: booked.usableAtMs, destinationId: cardId });
  }
  return reject('destination_not_found');
}
