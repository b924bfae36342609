import type { StatusPart } from '@candor/api';
import type { HostedExchange } from '@candor/journal';
import type { Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { inTime } from '../http/health.ts';

interface Looked {
  readonly exchange: Pick<HostedExchange, 'query'>;
  readonly reader: Pick<Reader, 'lag'>;
  readonly platform: Pick<Platform, 'content'>;
}

/** From here on people miss their own actions in lists. */
const behindMsMax = 30_000;

/** Which parts of the site work at this moment. What does not answer in time does not work. */
export async function workingParts({ exchange, reader, platform }: Looked): Promise<Record<StatusPart, boolean>> {
  const { behindMs, isFollowing } = reader.lag();
  const [fault, index, settings] = await Promise.all([
    inTime(exchange.query('clockFault').then((found) => (found === undefined ? 'none' : 'some'))),
    inTime(exchange.query('index')),
    inTime(platform.content.settings()),
  ]);
  const trading = fault !== undefined;
  return {
    trading,
    // Some markets are closed at any hour: one that has a price is enough. None may trade on it while the clock is in doubt.
    prices: fault === 'none' && (index ?? []).some(({ isStale }) => !isStale),
    lists: isFollowing && behindMs <= behindMsMax,
    accounts: settings !== undefined,
  };
}
