import { dayMs } from '@candor/kernel';
import type { AccountId, AssetId } from '@candor/exchange';
import { type Atoms, negated, plus, zero } from '@candor/money';
import type { Caller, Deps } from '../serving/deps.ts';
import type { Valuation } from '../market/valuation.ts';

const daysShown = 30;

interface DayEnd {
  readonly atMs: number;
  readonly value: Atoms;
}

interface WalletDays {
  /** The user's total at 00:00 UTC. */
  readonly opening: Atoms;
  /**
   * The money that has come in since, less the money that has gone out, each at its price when it came or went; of fiat,
   * which has none, at the site's rate.
   */
  readonly paidIn: Atoms;
  /** The end of each day, oldest first; the last is now. */
  readonly history: readonly DayEnd[];
}

/** The history of a user's total, in USDT atoms. `totalNow` is its last point. */
export async function valuesOfDays(deps: Deps, { accountId }: Caller, totalNow: Atoms): Promise<WalletDays> {
  const nowMs = deps.clock();
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  const { valuation } = deps.market;
  const worthElse = valuation.unmarketedWorth.bind(valuation);
  const markets = await deps.exchange.query('contractMarkets');
  const contractLots = new Map(markets.map(({ terms }) => [terms.pairId, terms.lot]));
  const days = await deps.reader.dailyValues({ accountId, days: daysShown, nowMs, worthElse, contractLots });
  const past = days.filter(({ dayStartMs }) => dayStartMs < todayMs);
  return {
    opening: past.at(-1)?.value ?? zero,
    paidIn: await paidInSince(deps, accountId, todayMs),
    history: [
      ...past.map(({ dayStartMs, value }) => ({ atMs: dayStartMs + dayMs, value })),
      { atMs: nowMs, value: totalNow },
    ],
  };
}

async function paidInSince({ reader, market }: Deps, accountId: AccountId, todayMs: number): Promise<Atoms> {
  const rows = await reader.paidIn({ accountId, atMs: todayMs });
  return rows.reduce(
    (sum, { assetId, worth, unpriced }) => plus(plus(sum, worth), worthOfChange(market.valuation, assetId, unpriced)),
    zero,
  );
}

/** Of more out than in: the worth of as much, below zero. */
function worthOfChange(valuation: Valuation, assetId: AssetId, change: Atoms): Atoms {
  return change < 0n ? negated(valuation.worth(assetId, negated(change))) : valuation.worth(assetId, change);
}
