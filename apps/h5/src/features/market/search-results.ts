import type { FaqRow, MenuRow, NewsRow, QuotationRow } from '@candor/api';
import { fold } from '#lib/fold.ts';
import { isStock } from './pair-lists.ts';

/** A page with its name and the words that people have for it. */
interface NamedPlace<Place extends string = string> {
  readonly place: Place;
  readonly name: string;
  /** Separated by commas. */
  readonly words: string;
}

interface SearchSources<Place extends string = string> {
  readonly pairs: readonly QuotationRow[];
  /** The pairs that contracts are offered on. */
  readonly contractPairIds: ReadonlySet<number>;
  /** The words for contracts, separated by commas. */
  readonly contractWords: string;
  readonly menu: readonly MenuRow[];
  readonly places: readonly NamedPlace<Place>[];
  readonly faq: readonly FaqRow[];
  readonly news: readonly NewsRow[];
}

export interface SearchResults<Place extends string = string> {
  readonly coins: readonly QuotationRow[];
  readonly stocks: readonly QuotationRow[];
  readonly contracts: readonly QuotationRow[];
  readonly functions: readonly MenuRow[];
  readonly places: readonly NamedPlace<Place>[];
  readonly help: readonly FaqRow[];
  readonly news: readonly NewsRow[];
}

const contractsMax = 3;
const placesMax = 6;
const helpMax = 5;
const newsMax = 5;
/** Shorter texts are in every answer. */
const helpFrom = 3;

/** The results for a text, best first: the name itself, then those that begin with it, then those that contain it. */
export function searchResults<Place extends string>(text: string, from: SearchSources<Place>): SearchResults<Place> {
  const needle = fold(text);
  if (needle === '') return { coins: [], stocks: [], contracts: [], functions: [], places: [], help: [], news: [] };
  const found = pairsFor(needle, from.pairs);
  // "btc contract" is a pair and the product; the product alone is every contract.
  const contractWords = wordsOf(from.contractWords);
  const others = needle.split(/\s+/).filter((word) => !contractWords.includes(word));
  const asContract = contractWords.includes(needle) ? from.pairs : pairsFor(others.join(' '), from.pairs);
  return {
    coins: found.filter((row) => !isStock(row)),
    stocks: found.filter(isStock),
    contracts: asContract.filter(({ pairId }) => from.contractPairIds.has(pairId)).slice(0, contractsMax),
    functions: ranked(
      from.menu.filter((entry) => entry.key !== 'more'),
      needle,
      (entry) => [entry.name, entry.key],
    ),
    places: ranked(from.places, needle, ({ name, words }) => [name, ...words.split(',')]).slice(0, placesMax),
    help: needle.length < helpFrom ? [] : helpFor(needle, from.faq),
    news: needle.length < helpFrom ? [] : newsFor(needle, from.news),
  };
}

/** The pairs that a text names by code, by symbol or by name, best first; none for an empty one. */
export function pairsFor(text: string, pairs: readonly QuotationRow[]): readonly QuotationRow[] {
  return ranked(pairs, fold(text), (row) => [row.baseCode, row.symbol, row.symbol.replace('/', ''), row.baseName]);
}

function wordsOf(list: string): readonly string[] {
  return list.split(',').map(fold);
}

/** Questions with every word of the text: in the question itself first, then in the answer. */
function helpFor(needle: string, faq: readonly FaqRow[]): readonly FaqRow[] {
  const words = needle.split(/\s+/);
  const holds = (text: string) => words.every((word) => text.includes(word));
  const asked = faq.filter(({ question }) => holds(fold(question)));
  const answered = faq.filter((row) => !asked.includes(row) && holds(fold(`${row.question} ${row.answer}`)));
  return [...asked, ...answered].slice(0, helpMax);
}

/** News whose title has every word of the text, as they come: the newest first. */
function newsFor(needle: string, news: readonly NewsRow[]): readonly NewsRow[] {
  const words = needle.split(/\s+/);
  return news.filter(({ title }) => words.every((word) => fold(title).includes(word))).slice(0, newsMax);
}

/** Without case and without accents: people on a phone do not type "chuyển" to find "Chuyển". */
function ranked<Row>(
  rows: readonly Row[],
  needle: string,
  wordsOfRow: (row: Row) => readonly string[],
): readonly Row[] {
  if (needle === '') return [];
  const rank = (row: Row) => {
    const words = wordsOfRow(row).map(fold);
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
