import { done, type Outcome } from '@candor/kernel';
import type { NewDestination } from '@candor/platform';
import type { Caller, Deps } from '../serving/deps.ts';
import { type RefusalOf, submit } from '../serving/submit.ts';
import type { BookedDestination } from './own-destinations.ts';
import type { ShownRail } from '../funding/rails.ts';

/**
 * Stores a place and books it at the exchange, in this order: a destination that the exchange has can always be
 * revealed. A place that was stored and not booked is in no book, and the same call again books it.
 */
export async function bookDestination(
  deps: Deps,
  user: Caller,
  { railId }: ShownRail,
  place: Pick<NewDestination, 'kind' | 'label' | 'text'>,
  requestId: string | undefined,
): Promise<Outcome<BookedDestination, RefusalOf<'funding.book_destination'>>> {
  const destination = await deps.platform.destinations.keep({ userId: user.userId, railId, ...place });
  const { hash } = destination;
  const command = {
    type: 'funding.book_destination',
    accountId: user.accountId,
    railId,
    destination: hash,
  } as const;
  const { outcome, atMs } = await submit(deps, user, command, requestId);
  if (!outcome.ok) return outcome;
  const { usableAtMs } = outcome.value;
  return done({ destination, booked: { railId, destination: hash, bookedAtMs: atMs, usableAtMs } });
}
