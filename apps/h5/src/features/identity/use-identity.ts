import { getFundingLimits, getIdentityState, getUserInfo, listProducts } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import type { Identity } from './identity.ts';

/** While somebody decides, the page asks again this often. */
const whileVerifyingMs = 3_000;

/** Where the verification stands; while it is being looked at, by itself as it is now. */
export function useIdentity(): Loadable<Identity> {
  const queries = useQueryClient();
  const [isVerifying, setIsVerifying] = useState(false);
  const identity = useCall(getIdentityState, {}, { staleMs: 0, ...(isVerifying && { everyMs: whileVerifyingMs }) });
  const next = identity.data?.next;
  if (next !== undefined && (next === 'wait') !== isVerifying) setIsVerifying(next === 'wait');
  const realLevel = identity.data?.realLevel;
  // The profile shows the level too, the limits follow it, and what is offered follows the country.
  useEffect(() => {
    if (realLevel !== undefined) void readAgain(queries, getUserInfo, getFundingLimits, listProducts);
  }, [realLevel, queries]);
  return identity;
}
