import { Book } from '@candor/exchange';
import { OrderBook, Side } from 'nodejs-order-book';
import { cancelKind, marketKind, type OrderStream, orderStream, runBook, TradeDigest } from './lib/stream.ts';
import { median, perSecond, printTable, type Row, rate, timed } from './lib/table.ts';

function ours(stream: OrderStream, rounds: number): { speed: number; digest: string } {
  const speeds: number[] = [];
  let digest = '';
  for (let round = 0; round < rounds; round++) {
    const books = Array.from({ length: stream.symbols }, () => new Book());
    const trades = new TradeDigest();
    const step = (i: number) => runBook(books[stream.symbol[i] as number] as Book, stream, i, trades);
    for (let i = 0; i < stream.prefill; i++) step(i);
    const ms = timed(() => {
      for (let i = stream.prefill; i < stream.length; i++) step(i);
    });
    speeds.push(perSecond(stream.length - stream.prefill, ms));
    digest = trades.text;
  }
  return { speed: median(speeds.slice(1)), digest };
}

function theirs(stream: OrderStream, operations: number): { speed: number; digest: string } {
  const books = Array.from({ length: stream.symbols }, () => new OrderBook());
  const trades = new TradeDigest();
  const step = (i: number) => {
    const book = books[stream.symbol[i] as number] as OrderBook;
    const id = String(stream.orderId[i]);
    if (stream.kind[i] === cancelKind) {
      book.cancel(id);
      return;
    }
    const side = stream.isBuy[i] === 1 ? Side.BUY : Side.SELL;
    const size = stream.lots[i] as number;
    const result =
      stream.kind[i] === marketKind
        ? book.market({ side, size })
        : book.limit({ side, size, id, price: stream.ticks[i] as number });
    for (const done of result.done) {
      if ('price' in done && done.id !== id) trades.add(done.price, done.size);
    }
    const partial = result.partial;
    if (partial !== null && partial.id !== id) trades.add(partial.price, result.partialQuantityProcessed);
  };
  for (let i = 0; i < stream.prefill; i++) step(i);
  const end = stream.prefill + operations;
  const ms = timed(() => {
    for (let i = stream.prefill; i < end; i++) step(i);
  });
  return { speed: perSecond(operations, ms), digest: trades.text };
}

/** Our book against the npm package of the same kind, on the same stream. */
export function benchBook(): void {
  const rows: Row[] = [];
  const shapes = [
    { what: '1 symbol, 10,000 resting', symbols: 1, restingPerSymbol: 10_000, speedMin: 12e6, ratioMin: 40 },
    { what: '100 symbols, 1,000 resting each', symbols: 100, restingPerSymbol: 1_000, speedMin: 8e6 },
    // More than the caches of the processor hold.
    { what: '100 symbols, 10,000 resting each', symbols: 100, restingPerSymbol: 10_000 },
  ];
  for (const { what, symbols, restingPerSymbol, ...goal } of shapes) {
    const stream = orderStream({ seed: `book-${symbols}`, symbols, restingPerSymbol, operations: 1_000_000 });
    const mine = ours(stream, 6);
    // The peer is slow enough for a shorter run; the trades are compared over that part.
    const operations = 200_000;
    const peer = theirs(stream, operations);
    const part = ours({ ...stream, length: stream.prefill + operations }, 2);
    const ratio = mine.speed / peer.speed;
    rows.push({
      what,
      value: rate(mine.speed),
      against: `nodejs-order-book ${rate(peer.speed)}`,
      ratio,
      ...(goal.speedMin !== undefined && { target: `>= ${rate(goal.speedMin)}`, isMet: mine.speed >= goal.speedMin }),
    });
    if (goal.ratioMin !== undefined) {
      rows.push({
        what: '  against the peer',
        value: `${ratio.toFixed(0)}×`,
        target: `>= ${goal.ratioMin}×`,
        isMet: ratio >= goal.ratioMin,
      });
    }
    const isSame = part.digest === peer.digest;
    rows.push({
      what: '  same trades',
      value: isSame ? part.digest : `${part.digest} (peer: ${peer.digest})`,
      isMet: isSame,
    });
  }
  printTable('Matching, one thread', rows);
}
