import type { QuotationRow, TickerRow } from '@candor/api';
import { compare, decimalFrom } from '@candor/kit';

/* Which pairs a list shows, and in which order. Pure: the screens only bind it to live prices. */

/** The moving figures of a pair; the live store has newer ones than the quotation the list was read with. */
export type Moving = Pick<TickerRow, 'last' | 'change24h' | 'quoteVolume24h'>;
type MovingOf = (row: QuotationRow) => Moving;

/** The day's movers among stocks. */
type Movers = 'gainers' | 'losers';

/** `all`, the day's movers, a quote asset (`quote:USDT`) or a tag (`tag:meme`). */
export type FilterId = 'all' | Movers | `quote:${string}` | `tag:${string}`;

/** Tags that have a name in the texts, in the order of the chips. */
export const knownTags = [
  'layer1',
  'layer2',
  'meme',
  'defi',
  'payment',
  'technology',
  'finance',
  'consumer',
  'energy',
  'health',
  'etf',
  'ai',
  'new',
] as const;
export type KnownTag = (typeof knownTags)[number];

export type SortColumn = 'name' | 'volume' | 'last' | 'change';
export interface Sort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

export function isStock(row: QuotationRow): boolean {
  return row.assetClass === 'stock';
}

/** The chips worth showing over these pairs: all, of stocks alone the movers, each quote asset, each tag that occurs. */
export function filtersFor(rows: readonly QuotationRow[]): readonly FilterId[] {
  const quotes = [...new Set(rows.map((row) => row.quoteCode))];
  const tags = knownTags.filter((tag) => rows.some((row) => row.tags.includes(tag)));
  return [
    'all',
    ...(rows.length > 0 && rows.every(isStock) ? (['gainers', 'losers'] as const) : []),
    ...(quotes.length > 1 ? quotes.map((code): FilterId => `quote:${code}`) : []),
    ...tags.map((tag): FilterId => `tag:${tag}`),
  ];
}

export function passes(row: QuotationRow, filter: FilterId, moving: MovingOf): boolean {
  if (filter === 'all') return true;
  if (filter === 'gainers' || filter === 'losers') {
    const { change24h } = moving(row);
    return filter === 'gainers' ? byText(change24h, '0') > 0 : byText('0', change24h) > 0;
  }
  const [kind, word = ''] = filter.split(':');
  return kind === 'quote' ? row.quoteCode === word : row.tags.includes(word);
}

/** The order of a filter that nobody has sorted: movers begin with the largest move. */
export function sortOf(filter: FilterId): Sort | undefined {
  if (filter === 'gainers') return { column: 'change', direction: 'descending' };
  return filter === 'losers' ? { column: 'change', direction: 'ascending' } : undefined;
}

/** The next state of a column's caret: descending, ascending, not sorted. Names begin ascending, as lists of names do. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort | undefined {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (current?.column !== column) return { column, direction: first };
  if (current.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** Sorted by one column; equal ones, and all without a sort, keep the order of the exchange. */
export function sorted(
  rows: readonly QuotationRow[],
  sort: Sort | undefined,
  moving: MovingOf,
): readonly QuotationRow[] {
  if (sort === undefined) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const { column } = sort;
  if (column === 'name') return rows.toSorted((a, b) => sign * byCode(a, b));
  const field = { volume: 'quoteVolume24h', last: 'last', change: 'change24h' } as const;
  return rows.toSorted((a, b) => sign * byText(moving(a)[field[column]], moving(b)[field[column]]));
}

/** The `most` pairs of a list of the home page. */
export const homeLists = {
  hot: (rows: readonly QuotationRow[], moving: MovingOf) =>
    sorted(usdtCoins(rows), { column: 'volume', direction: 'descending' }, moving),
  gainers: (rows: readonly QuotationRow[], moving: MovingOf) =>
    sorted(usdtCoins(rows), { column: 'change', direction: 'descending' }, moving).filter(
      (row) => byText(moving(row).change24h, '0') > 0,
    ),
  new: (rows: readonly QuotationRow[]) => usdtCoins(rows).filter((row) => row.tags.includes('new')),
  stocks: (rows: readonly QuotationRow[]) => rows.filter(isStock),
} as const;

/** Crosses have another unit of volume, so they are not ranked beside the others. */
function usdtCoins(rows: readonly QuotationRow[]): readonly QuotationRow[] {
  return rows.filter((row) => !isStock(row) && row.quoteCode === 'USDT');
}

function byCode(a: QuotationRow, b: QuotationRow): number {
  return a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0;
}

/** Compares decimal texts; an unreadable one is the smallest. */
function byText(a: string, b: string): number {
  const [left, right] = [decimalFrom(a), decimalFrom(b)];
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return compare(left, right);
}
