import { listIndexSources, type OutputOf } from '@candor/api';
import { type PairId, staleAfterMs } from '@candor/exchange';
import { done } from '@candor/kernel';
import { priceToText } from '@candor/money';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import { indexHealth, isPricedByItself } from '../index-health.ts';
import type { Pair } from '../instruments.ts';

type Row = OutputOf<typeof listIndexSources>[number];
type Source = Pick<Row, 'kind' | 'source' | 'price' | 'atMs' | 'health'>;

export default serveOperator(listIndexSources, async (deps) => {
  const { exchange, market } = deps;
  const sessions = await exchange.query('sessions');
  const shut = new Set(sessions.filter(({ isOpen }) => !isOpen).map(({ pairId }) => pairId));
  return done(
    market.instruments.pairs.flatMap((pair): Row[] => {
      const { index, indexAtMs } = market.board.picture(pair);
      const { pairId, symbol } = pair;
      const row = { pairId, symbol, index: index && priceToText(index), indexAtMs };
      return sourcesOf(deps, pair, shut).map((source) => ({ ...row, ...source }));
    }),
  );
});

function sourcesOf({ market, clock }: Deps, pair: Pair, shut: ReadonlySet<PairId>): Source[] {
  const { pairId, cross } = pair;
  if (cross !== undefined) {
    return [cross.numerator, cross.denominator].map((part): Source => {
      const {
        pair: of,
        index,
        indexAtMs,
        isStale,
        arePricesPaused,
      } = market.board.picture(market.instruments.pairOf(part));
      const age = { atMs: indexAtMs, isStale, isInDoubt: arePricesPaused, isShut: shut.has(part) };
      return {
        kind: 'pair',
        source: of.symbol,
        price: index && priceToText(index),
        atMs: indexAtMs,
        health: indexHealth(age),
      };
    });
  }
  if (isPricedByItself(market, pair)) return [];
  const feeds = market.sources.of(pairId);
  const { arePricesPaused } = market.board.picture(pair);
  return (feeds.length === 0 ? [{ name: '', last: undefined }] : feeds).map(({ name, last }): Source => {
    const isStale = last === undefined || clock() - last.atMs > staleAfterMs;
    const age = { atMs: last?.atMs, isStale, isInDoubt: arePricesPaused, isShut: shut.has(pairId) };
    return {
      kind: 'feed',
      source: name,
      price: last && priceToText(last.price),
      atMs: last?.atMs,
      health: indexHealth(age),
    };
  });
}
