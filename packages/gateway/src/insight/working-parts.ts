import type { ChainService } from '@candor/chain';
import type { Rail } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import type { StatusPart } from '@candor/api';
import type { HostedExchange } from '@candor/journal';
import type { Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { inTime } from '../http/health.ts';

interface Looked {
  readonly exchange: Pick<HostedExchange, 'query'>;
  readonly reader: Pick<Reader, 'lag'>;
  readonly platform: Pick<Platform, 'content'>;
  readonly chain: Pick<ChainService, 'railIds' | 'workedAtMs'>;
  readonly clock: () => number;
}

/** From here on people miss their own actions in lists. */
const behindMsMax = 30_000;

/** A chain whose payments have not gone on for so long keeps people waiting. */
const standingMsMax = 2 * minuteMs;

/** Which parts of the site work at this moment. What does not answer in time does not work. */
export async function workingParts(looked: Looked): Promise<Record<StatusPart, boolean>> {
  const { exchange, reader, platform } = looked;
  const { behindMs, isFollowing } = reader.lag();
  const [fault, index, settings, rails = []] = await Promise.all([
    inTime(exchange.query('clockFault').then((found) => (found === undefined ? 'none' : 'some'))),
    inTime(exchange.query('index')),
    inTime(platform.content.settings()),
    inTime(exchange.query('rails')),
  ]);
  const trading = fault !== undefined;
  return {
    trading,
    // Some markets are closed at any hour: one that has a price is enough. None may trade on it while the clock is in doubt.
    prices: fault === 'none' && (index ?? []).some(({ isStale }) => !isStale),
    deposits: doPaymentsGoOn(looked, rails, 'takesDeposits', 'deposits'),
    withdrawals: doPaymentsGoOn(looked, rails, 'takesWithdrawals', 'withdrawals'),
    lists: isFollowing && behindMs <= behindMsMax,
    accounts: settings !== undefined,
  };
}

/** True while a way is open, and chains that are among the open ones are not at a standstill. */
function doPaymentsGoOn(
  { chain, clock }: Looked,
  rails: readonly Rail[],
  takes: 'takesDeposits' | 'takesWithdrawals',
  way: 'deposits' | 'withdrawals',
): boolean {
  const open = rails.filter((rail) => rail[takes] === 'yes' && (rail.kind !== 'chain' || isServed(chain, rail)));
  const isOnChain = open.some((rail) => isServed(chain, rail));
  return open.length > 0 && (!isOnChain || clock() - (chain.workedAtMs()[way] ?? 0) <= standingMsMax);
}

function isServed({ railIds }: Looked['chain'], { railId }: Rail): boolean {
  return railIds.includes(railId);
}
