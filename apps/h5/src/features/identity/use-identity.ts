import { getFundingLimits, getIdentityState, getUserInfo, listProducts } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import type { Identity } from './identity.ts';

/** The interval of refreshing during a review. */
const whileVerifyingMs = 3_000;

/** The state of the verification; refreshed by itself during a review. */
export function useIdentity(): Loadable<Identity> {
  const queries = useQueryClient();
  const [isVerifying, setIsVerifying] = useState(false);
  const identity = useCall(getIdentityState, {}, { staleMs: 0, ...(isVerifying && { everyMs: whileVerifyingMs }) });
  const next = identity.data?.next;
  if (next !== undefined && (next === 'wait') !== isVerifying) setIsVerifying(next === 'wait');
  const realLevel = identity.data?.realLevel;
  // The profile shows the level too, the limits follow it, and the offered products follow the country.
  useEffect(() => {
    if (realLevel !== undefined) void readAgain(queries, getUserInfo, getFundingLimits, listProducts);
  }, [realLevel, queries]);
  return identity;
}
