import { type Atoms, plus, zero } from '@candor/money';
import type { Caller, Deps } from './deps.ts';

const dayMs = 86_400_000;
const daysShown = 30;
const claimsADayMax = 100;

interface DayEnd {
  readonly atMs: number;
  readonly value: Atoms;
}

export interface WalletDays {
  /** What the user was worth at 00:00 UTC. */
  readonly opening: Atoms;
  /** What the faucet has given since, at today's prices. */
  readonly claimed: Atoms;
  /** The end of each day, oldest first; the last is now. */
  readonly history: readonly DayEnd[];
}

/** How a user's total has gone, in USDT atoms. `totalNow` is the last point of it. */
export async function valuesOfDays(deps: Deps, { accountId }: Caller, totalNow: Atoms): Promise<WalletDays> {
  const nowMs = deps.clock();
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  const days = await deps.reader.dailyValues({ accountId, days: daysShown, nowMs });
  const past = days.filter(({ dayStartMs }) => dayStartMs < todayMs);
  const entries = await deps.reader.ledgerEntries({
    accountId,
    kinds: ['practice_claim'],
    page: 1,
    limit: claimsADayMax,
  });
  const claimed = entries.rows
    .filter(({ atMs }) => atMs >= todayMs)
    .reduce((sum, { assetId, available }) => plus(sum, deps.market.valuation.worth(assetId, available)), zero);
  return {
    opening: past.at(-1)?.value ?? zero,
    claimed,
    history: [
      ...past.map(({ dayStartMs, value }) => ({ atMs: dayStartMs + dayMs, value })),
      { atMs: nowMs, value: totalNow },
    ],
  };
}
