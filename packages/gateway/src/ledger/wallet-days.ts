import { dayMs } from '@candor/kernel';
import type { AccountId, AssetId } from '@candor/exchange';
import { profitSince } from '@candor/exchange/rules';
import { type Atoms, negated, plus, zero } from '@candor/money';
import type { Caller, Deps } from '../serving/deps.ts';
import type { Valuation } from '../market/valuation.ts';

const daysShown = 30;
const hoursShown = 24;

interface DayEnd {
  readonly atMs: number;
  readonly value: Atoms;
}

interface DayProfit extends ReturnType<typeof profitSince> {
  /** 00:00 UTC of the day. */
  readonly startMs: number;
  /** The total at its end; of the running day, now. */
  readonly value: Atoms;
  readonly paidIn: Atoms;
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
  const asked = await request(deps, accountId);
  const { nowMs } = asked;
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  const days = await deps.reader.dailyValues({ ...asked, days: daysShown });
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

/** The total at each full hour of the last day, in USDT atoms, oldest first. */
export async function valuesOfHours(deps: Deps, { accountId }: Caller) {
  return deps.reader.hourlyValues({ ...(await request(deps, accountId)), hours: hoursShown });
}

/** The profit of each of the last days, in USDT atoms, oldest first, reckoned as that of today is. */
export async function profitsOfDays(
  deps: Deps,
  { accountId }: Caller,
  days: number,
  totalNow: Atoms,
): Promise<readonly DayProfit[]> {
  const asked = await request(deps, accountId);
  const todayMs = Math.floor(asked.nowMs / dayMs) * dayMs;
  // The day before the first gives its opening.
  const values = await deps.reader.dailyValues({ ...asked, days: days + 1 });
  const paid = await paidInByDay(deps, accountId, todayMs - days * dayMs);
  const firstMs = todayMs - (days - 1) * dayMs;
  return values.flatMap(({ dayStartMs: startMs, value }, at) => {
    if (startMs < firstMs) return [];
    const closing = startMs === todayMs ? totalNow : value;
    const paidIn = paid.get(startMs) ?? zero;
    const opening = values[at - 1]?.value ?? zero;
    return [{ startMs, value: closing, paidIn, ...profitSince(plus(opening, paidIn), closing) }];
  });
}

async function request({ clock, market: { valuation }, exchange }: Deps, accountId: AccountId) {
  const markets = await exchange.query('contractMarkets');
  return {
    accountId,
    nowMs: clock(),
    worthElse: valuation.unmarketedWorth.bind(valuation),
    contractLots: new Map(markets.map(({ terms }) => [terms.pairId, terms.lot])),
  };
}

async function paidInSince(deps: Deps, accountId: AccountId, todayMs: number): Promise<Atoms> {
  return (await paidInByDay(deps, accountId, todayMs)).get(todayMs) ?? zero;
}

async function paidInByDay({ reader, market }: Deps, accountId: AccountId, fromMs: number) {
  const byDay = new Map<number, Atoms>();
  for (const { dayStartMs, assetId, worth, unpriced } of await reader.paidIn({ accountId, fromMs })) {
    const sum = plus(byDay.get(dayStartMs) ?? zero, worth);
    byDay.set(dayStartMs, plus(sum, worthOfChange(market.valuation, assetId, unpriced)));
  }
  return byDay;
}

/** Of more out than in: the worth of as much, below zero. */
function worthOfChange(valuation: Valuation, assetId: AssetId, change: Atoms): Atoms {
  return change < 0n ? negated(valuation.worth(assetId, negated(change))) : valuation.worth(assetId, change);
}
