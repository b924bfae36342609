import type { AccountId, DestinationView } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import type { Destination } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

/** A destination with its state at the exchange. */
export interface BookedDestination {
  readonly destination: Destination;
  readonly booked: DestinationView;
}

/** The destinations in the user's book, newest first. One that the exchange has not booked is not in it. */
export async function bookedDestinations(
  { exchange, platform }: Pick<Deps, 'exchange' | 'platform'>,
  accountId: AccountId,
): Promise<readonly BookedDestination[]> {
  const { destinations } = await exchange.query('fundingAccount', accountId);
  const known = await platform.destinations.byHash(destinations.map(({ destination }) => destination));
  return destinations
    .flatMap((booked) => {
      const destination = known.get(hex(booked.destination));
      return destination === undefined ? [] : [{ destination, booked }];
    })
    .reverse();
}
