import { priceFromText } from '@candor/money';
import type { Book } from '#client/live/book.ts';

/**
 * The last price, as far as the present book allows it: a trade that was made before the book moved on is outside of bid and
 * ask, and shown at the nearer of the two.
 */
export function insideBook(last: string, book: Book | undefined): string {
  const price = priceFromText(last);
  const [bid, ask] = [book?.bids[0]?.[0], book?.asks[0]?.[0]];
  if (price === undefined || bid === undefined || ask === undefined) return last;
  if (price > (priceFromText(ask) ?? price)) return ask;
  return price < (priceFromText(bid) ?? price) ? bid : last;
}
