import { setTimeout as pause } from 'node:timers/promises';
import { mustGet, mustPost } from '../load/api-user.ts';
import type { Market } from './client.ts';
import { operatorGet, operatorPost } from './operator.ts';

type Markets = { readonly data: readonly { readonly terms: { readonly terms_hash: string } }[] };

/** Makes the owner of the token a trader who can be followed; returns the data that clients need. */
export async function openMarket(address: string, token: string): Promise<Market> {
  await mustPost(
    address,
    '/wallet/change',
    { currency_id: 3, number: '500', from_field: 'change', to_field: 'lever' },
    token,
  );
  await mustPost(address, '/follow/apply', { share: '10' }, token);
  const leader = await applicant(address);
  const decision = { trader_user_id: leader, decision: 'accept', note: 'for the kills' };
  await operatorPost(address, '/operator/traders/decide', decision);
  const markets = (await mustGet(address, '/microtrade/seconds', token)) as Markets;
  const [market] = markets.data;
  return { leader, termsHash: market?.terms.terms_hash ?? '' };
}

/** The list of applicants follows the journal a moment later. */
async function applicant(address: string): Promise<number> {
  for (;;) {
    const { data } = (await operatorGet(address, '/operator/traders')) as { data: { trader_user_id: number }[] };
    if (data[0] !== undefined) return data[0].trader_user_id;
    await pause(20);
  }
}
