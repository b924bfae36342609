import { dayMs } from '@candor/kernel';
import type { AccountId, AssetId, EntryKind } from '@candor/exchange';
import { type Atoms, negated, plus, zero } from '@candor/money';
import type { Caller, Deps } from '../serving/deps.ts';
import type { Valuation } from '../market/valuation.ts';

const daysShown = 30;
const entriesPerRead = 500;
/** Money from or to the outside is neither a profit nor a loss; its fee is a loss. */
const outside = ['practice_claim', 'deposit', 'withdrawal'] as const satisfies readonly EntryKind[];

interface DayEnd {
  readonly atMs: number;
  readonly value: Atoms;
}

interface WalletDays {
  /** The user's total at 00:00 UTC. */
  readonly opening: Atoms;
  /** The money that has come in since, less the money that has gone out, at today's prices. */
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
  const days = await deps.reader.dailyValues({ accountId, days: daysShown, nowMs, worthElse });
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

async function paidInSince({ reader, market }: Deps, accountId: AccountId, fromMs: number): Promise<Atoms> {
  const changes = new Map<AssetId, Atoms>();
  for (let page = 1, isMore = true; isMore; page++) {
    const asked = { accountId, kinds: outside, fromMs, page, limit: entriesPerRead };
    const { rows } = await reader.ledgerEntries(asked);
    for (const { assetId, available, frozen } of rows) {
      changes.set(assetId, plus(changes.get(assetId) ?? zero, plus(available, frozen)));
    }
    isMore = rows.length === entriesPerRead;
  }
  return [...changes].reduce(
    (sum, [assetId, change]) => plus(sum, worthOfChange(market.valuation, assetId, change)),
    zero,
  );
}

/** Of more out than in: the worth of as much, below zero. */
function worthOfChange(valuation: Valuation, assetId: AssetId, change: Atoms): Atoms {
  return change < 0n ? negated(valuation.worth(assetId, negated(change))) : valuation.worth(assetId, change);
}
