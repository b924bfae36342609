import { Book, type Side } from '@candor/exchange';
import { Seeded } from '@candor/kernel';

/**
 * The stream of every bench of matching: per symbol a prefilled book, then operations of which 60 % are limit orders at an
 * exponential distance (mean 20 ticks) from a slowly moving mid, about 4 % of them crossing, 30 % cancels of a random
 * live order, and 10 % market orders. Quantities 1 to 100. Columns, so that reading it costs the engines nothing.
 */
export interface OrderStream {
  readonly symbols: number;
  /** Operations before `prefill` only fill the books. */
  readonly prefill: number;
  readonly length: number;
  /** 0 limit, 1 cancel, 2 market. */
  readonly kind: Uint8Array;
  readonly symbol: Uint16Array;
  /** Of a new order, or of the one to cancel. */
  readonly orderId: Uint32Array;
  /** 1 buy, 0 sell. */
  readonly isBuy: Uint8Array;
  readonly ticks: Int32Array;
  readonly lots: Int32Array;
}

export const limitKind = 0;
export const cancelKind = 1;
export const marketKind = 2;

const meanDistance = 20;
const crossingPercent = 4;
const startMid = 50_000;

export function orderStream(options: {
  seed: string;
  symbols: number;
  restingPerSymbol: number;
  operations: number;
}): OrderStream {
  const random = new Seeded(options.seed);
  const prefill = options.symbols * options.restingPerSymbol;
  const length = prefill + options.operations;
  const stream: OrderStream = {
    symbols: options.symbols,
    prefill,
    length,
    kind: new Uint8Array(length),
    symbol: new Uint16Array(length),
    orderId: new Uint32Array(length),
    isBuy: new Uint8Array(length),
    ticks: new Int32Array(length),
    lots: new Int32Array(length),
  };
  const distances = exponentialTable();
  const mids = new Array<number>(options.symbols).fill(startMid);
  // A book per symbol has the live orders, so that a cancel names one.
  const books = Array.from({ length: options.symbols }, () => new Book());
  const live: number[][] = books.map(() => []);
  let nextId = 1;
  for (let i = 0; i < length; i++) {
    const symbol = i < prefill ? i % options.symbols : random.below(options.symbols);
    const draw = i < prefill ? 0 : random.below(100);
    const book = books[symbol] as Book;
    const ids = live[symbol] as number[];
    stream.symbol[i] = symbol;
    if (random.chance(1, 50)) mids[symbol] = (mids[symbol] as number) + (random.chance(1, 2) ? 1 : -1);
    const isBuy = random.chance(1, 2);
    stream.isBuy[i] = isBuy ? 1 : 0;
    stream.lots[i] = 1 + random.below(100);
    if (draw >= 60 && draw < 90) {
      const victim = takeLive(book, ids, random);
      if (victim !== undefined) {
        stream.kind[i] = cancelKind;
        stream.orderId[i] = victim;
        book.remove(victim);
        continue;
      }
    }
    stream.orderId[i] = nextId++;
    if (draw >= 90) stream.kind[i] = marketKind;
    else {
      const distance = distances[random.below(distances.length)] as number;
      const crosses = i >= prefill && random.below(100) < crossingPercent;
      const away = crosses ? -distance : distance;
      stream.ticks[i] = (mids[symbol] as number) + (isBuy ? -away : away);
      ids.push(stream.orderId[i] as number);
    }
    runBook(book, stream, i);
  }
  return stream;
}

/** One operation on our book, without money: the engine under test, and the generator's own reference. */
export function runBook(book: Book, stream: OrderStream, i: number, trades?: TradeDigest): void {
  if (stream.kind[i] === cancelKind) {
    book.remove(stream.orderId[i] as number);
    return;
  }
  const isBuy = stream.isBuy[i] === 1;
  const other: Side = isBuy ? 'sell' : 'buy';
  const limit = stream.kind[i] === marketKind ? 0 : (stream.ticks[i] as number);
  let left = stream.lots[i] as number;
  while (left > 0) {
    const slot = book.first(other);
    if (slot < 0) break;
    const ticks = book.ticksOf(slot);
    if (limit !== 0 && (isBuy ? ticks > limit : ticks < limit)) break;
    const lots = Math.min(left, book.lotsOf(slot));
    if (trades !== undefined) trades.add(ticks, lots);
    book.takeFrom(slot, lots);
    left -= lots;
  }
  if (left > 0 && limit !== 0) book.add(isBuy ? 'buy' : 'sell', stream.orderId[i] as number, limit, left, 1);
}

/** Lets engines be compared by their trades. */
export class TradeDigest {
  volume = 0;
  notional = 0;

  add(ticks: number, lots: number): void {
    this.volume += lots;
    this.notional += ticks * lots;
  }

  get text(): string {
    return `${this.volume} lots, notional ${this.notional}`;
  }
}

function takeLive(book: Book, ids: number[], random: Seeded): number | undefined {
  while (ids.length > 0) {
    const position = random.below(ids.length);
    const id = ids[position] as number;
    ids[position] = ids[ids.length - 1] as number;
    ids.pop();
    if (book.has(id)) return id;
  }
  return undefined;
}

/** Distances whose frequencies are those of an exponential with the mean, at least one tick. */
function exponentialTable(): Int32Array {
  const size = 4096;
  return Int32Array.from({ length: size }, (_, i) => 1 + Math.floor(-Math.log(1 - (i + 0.5) / size) * meanDistance));
}
