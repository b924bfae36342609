import { getFundingLimits, getSafety, getUserInfo, type Safety } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#hooks/read-again.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';

/** The safety of the account, and its holds. */
export function useSafety(): Loadable<Safety> {
  return useCall(getSafety, {});
}

/** Reads again the data affected by a change of security: the state itself, the masked addresses, the holds. */
export function useSafetyChanged(): () => void {
  const queries = useQueryClient();
  return () => void readAgain(queries, getSafety, getUserInfo, getFundingLimits);
}
