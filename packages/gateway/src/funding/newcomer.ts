import { getDepositAddress, getIdentityState, getSafety, type OutputOf, type Safety } from '@candor/api';
import { done } from '@candor/kernel';
import { keptDays } from '@candor/platform';
import listAddresses from '../destinations/calls/list-addresses.ts';
import listDomesticCards from '../destinations/calls/list-domestic-cards.ts';
import listInternationalCards from '../destinations/calls/list-international-cards.ts';
import { identityLimitsOf } from '../identity/limits.ts';
import type { Deps, ServedCall } from '../serving/deps.ts';
import getDepositAddressOf from './calls/get-deposit-address.ts';
import getFundingLimits from './calls/get-funding-limits.ts';

/*
 * The viewer of previews of money in and out: somebody who has just come, of whom the platform has nothing.
 */

/** Nothing can be sent there, and no address is drawn for a preview. */
const address = 'PREVIEW-SEND-NOTHING';

const place: ServedCall = {
  call: getDepositAddress,
  handle: (deps, input, context) =>
    getDepositAddressOf.handle({ ...deps, chain: { ...deps.chain, addressOf: async () => address } }, input, context),
};

const safety: ServedCall = {
  call: getSafety,
  handle: async ({ exchange, clock }) => {
    const terms = await exchange.query('fundingTerms');
    return done<Safety>({
      score: 0,
      steps: [],
      email: '',
      phone: '',
      passwordChangedAtMs: clock(),
      hasPayPassword: false,
      factors: [],
      recoveryCodesLeft: 0,
      hasPhishingWord: false,
      phishingWord: '',
      isBookOnly: false,
      holds: [],
      holdMs: terms?.holdMs ?? 0,
      sessions: 1,
      staysLoggedIn: false,
      uid: 1,
    });
  },
};

const identity: ServedCall = {
  call: getIdentityState,
  handle: async (deps: Deps) =>
    done<OutputOf<typeof getIdentityState>>({
      realLevel: 0,
      levels: [],
      next: 'basic',
      contacts: { email: true, phone: true, needed: 'one' },
      triesLeft: 1,
      keptDays,
      limits: await identityLimitsOf(deps),
    }),
};

/** The calls by which the page of deposits reads its viewer's own part. */
export const ofDepositPage: readonly ServedCall[] = [place];

/** The same of the page of withdrawals. */
export const ofWithdrawPage: readonly ServedCall[] = [
  listAddresses,
  listDomesticCards,
  listInternationalCards,
  getFundingLimits,
  safety,
];

/** The same of the page with the limits of each level. */
export const ofLevelsPage: readonly ServedCall[] = [identity];
