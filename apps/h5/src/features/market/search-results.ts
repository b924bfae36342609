import type { MenuRow, QuotationRow } from '@candor/api';
import { isStock } from './pair-lists.ts';

export interface SearchResults {
  readonly coins: readonly QuotationRow[];
  readonly stocks: readonly QuotationRow[];
  readonly functions: readonly MenuRow[];
}

/** The results for a text, best first: the code itself, then those that begin with it, then those that contain it. */
export function searchResults(text: string, pairs: readonly QuotationRow[], menu: readonly MenuRow[]): SearchResults {
  const needle = plain(text);
  if (needle === '') return { coins: [], stocks: [], functions: [] };
  const found = ranked(pairs, needle, (row) => [row.baseCode, row.symbol, row.symbol.replace('/', ''), row.baseName]);
  return {
    coins: found.filter((row) => !isStock(row)),
    stocks: found.filter(isStock),
    functions: ranked(
      menu.filter((entry) => entry.key !== 'more'),
      needle,
      (entry) => [entry.name, entry.key],
    ),
  };
}

/** Without case and without accents: people on a phone do not type "chuyển" to find "Chuyển". */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');
}

function ranked<Row>(rows: readonly Row[], needle: string, wordsOf: (row: Row) => readonly string[]): readonly Row[] {
  const rank = (row: Row) => {
    const words = wordsOf(row).map(plain);
    if (words.includes(needle)) return 0;
    if (words.some((word) => word.startsWith(needle))) return 1;
    return words.some((word) => word.includes(needle)) ? 2 : 3;
  };
  return rows
    .map((row, place) => ({ row, place, rank: rank(row) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map((found) => found.row);
}
