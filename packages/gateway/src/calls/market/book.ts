import { getBook } from '@candor/contract';
import { done, reject } from '@candor/kernel';
import { bookPictureOf } from '../../present/market.ts';
import { serve } from '../../serve.ts';

export default serve(getBook, async ({ exchange, market }, { symbol, levels }) => {
  const pair = market.instruments.bySymbol(symbol);
  if (pair === undefined) return reject('pair_not_found');
  if (!pair.hasBook) return reject('pair_has_no_book');
  const snapshot = await exchange.bookSnapshot(pair.pairId);
  // The numbered picture has the best fifty levels; whoever wants more gets the whole book at the same number or later.
  if (levels <= snapshot.bids.length && levels <= snapshot.asks.length)
    return done(bookPictureOf(pair, snapshot, levels));
  const book = await exchange.query('book', pair.pairId, levels);
  return done(bookPictureOf(pair, { ...book, number: snapshot.number }, levels));
});
