import { done, type Outcome, reject } from '@candor/kernel';
import type { DestinationKind } from '@candor/platform';
import type { Caller, Deps } from '../serving/deps.ts';
import { type RefusalOf, submitFor } from '../serving/submit.ts';

/**
 * Takes a destination out of the exchange's book first: a place that its user believes to be gone can never be paid to.
 */
export async function dropDestination(
  deps: Deps,
  user: Caller,
  kinds: readonly DestinationKind[],
  { destinationId, requestId }: { readonly destinationId: number; readonly requestId?: string | undefined },
): Promise<Outcome<{ destinationId: number }, RefusalOf<'funding.drop_destination'>>> {
  const { destinations } = deps.platform;
  const found = await destinations.find(user.userId, destinationId);
  if (found === undefined || !kinds.includes(found.kind)) return reject('destination_not_found');
  const command = {
    type: 'funding.drop_destination',
    accountId: user.accountId,
    destination: found.hash,
  } as const;
  const dropped = await submitFor(deps, user, command, requestId);
  if (!dropped.ok) return dropped;
  await destinations.remove(user.userId, destinationId);
  return done({ destinationId });
}
