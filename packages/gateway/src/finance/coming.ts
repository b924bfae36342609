import type { FinanceMoment } from '@candor/api';
import type { AccountId, Exchange } from '@candor/exchange';
import { lockedDividendAtMs } from '@candor/exchange/rules';

/** Something of a product that will happen at a known time. */
interface Coming {
  readonly next: FinanceMoment;
  readonly nextAtMs: number;
}

/** All that will happen to a user's holdings, by product. */
export async function comingOf(exchange: Exchange, accountId: AccountId, nowMs: number) {
  const [deposits, purchases, subscriptions, loans] = await Promise.all([
    exchange.query('lockedDeposits', accountId),
    exchange.query('dualPurchases', accountId),
    exchange.query('heldSubscriptions', accountId),
    exchange.query('liveLoans', accountId),
  ]);
  return {
    locked: deposits.map((deposit) => coming('dividend', lockedDividendAtMs(deposit, deposit.daysPaid + 1))),
    dual: purchases.map(({ maturesAtMs }) => coming('maturity', maturesAtMs)),
    ieo: subscriptions.map(({ next, nextAtMs }) => coming(next, nextAtMs)),
    // A loan whose term is over is flexible.
    loans: loans.flatMap(({ fixed }) =>
      fixed !== undefined && fixed.endsAtMs > nowMs ? [coming('term_end', fixed.endsAtMs)] : [],
    ),
  } as const;
}

/** The first of them; absent while nothing is known to come. */
export function firstOf(all: readonly Coming[]): Coming | undefined {
  return all.toSorted((a, b) => a.nextAtMs - b.nextAtMs)[0];
}

function coming(next: FinanceMoment, nextAtMs: number): Coming {
  return { next, nextAtMs };
}
