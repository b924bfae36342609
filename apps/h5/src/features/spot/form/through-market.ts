import { priceFromText } from '@candor/money';
import type { OrderForm } from './order-form.ts';
import type { OrderFacts } from './order-summary.ts';

/** From here on an order that goes through the market is warned of, whole percents. */
const warnFrom = 3;
/** From here on it is asked again, whole percents. */
const askFrom = 10;

interface ThroughMarket {
  /** The distance from the best price of the other side to the limit, whole percents, rounded down. */
  readonly percent: number;
  readonly mustAgree: boolean;
}

/**
 * The distance of a limit that lies beyond the best price of the other side, where it is far enough to be a mistake. A buy at
 * twice the price fills at the market as far as the book goes, and at twice the price after that.
 */
export function throughMarket(form: OrderForm, { terms, market }: OrderFacts): ThroughMarket | undefined {
  // The limit of a stop or of a take profit is for a market that is not here yet.
  if (market === undefined || form.kind !== 'limit') return undefined;
  const isBuy = form.side === 'buy';
  const limit = priceFromText(form.price);
  const best = market.bestTicks(isBuy ? 'sell' : 'buy') * terms.tick;
  if (limit === undefined || best <= 0) return undefined;
  const percent = Math.floor(((isBuy ? limit - best : best - limit) * 100) / best);
  return percent < warnFrom ? undefined : { percent, mustAgree: percent >= askFrom };
}
