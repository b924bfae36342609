import { getBook } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { bookPictureOf } from '../../market/present/market.ts';
import { serve } from '../../serving/serve.ts';

/** The numbered pictures have this many levels of each side. */
const publishedLevels = 50;

export default serve(getBook, async ({ exchange, market }, { symbol, levels }) => {
  const pair = market.instruments.bySymbol(symbol);
  if (pair === undefined) return reject('pair_not_found');
  if (!pair.hasBook) return reject('pair_has_no_book');
  const snapshot = await exchange.bookSnapshot(pair.pairId);
  if (levels <= publishedLevels) return done(bookPictureOf(pair, snapshot, levels));
  // Deeper than the numbered part: the whole book, at least as new as the number it is given.
  const book = await exchange.query('book', pair.pairId, levels);
  return done(bookPictureOf(pair, { ...book, number: snapshot.number }, levels));
});
