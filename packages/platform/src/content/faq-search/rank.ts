import type { LanguageCode } from '@candor/api';
import { type Terms, termsOf } from './tokens.ts';

interface Searched {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
}

/** A question says what it is about in few words; its answer mentions much else. */
const questionWeight = 3;
/** Of BM25, over such short texts. */
const saturation = 1.2;
const lengthShare = 0.4;

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly terms: Terms;
  readonly length: number;
}

/** The entries that fit a user's words, best first, by BM25 over folded terms. A pure function of its input. */
export function rankFaq<Entry extends Searched>(
  entries: readonly Entry[],
  words: string,
  lang: LanguageCode,
): readonly Entry[] {
  const asked = termsOf(words, lang);
  const indexed = entries.map((entry) => indexOf(entry, lang));
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length);
  const weights = new Map(
    [...asked.keys()].map((term) => {
      const having = indexed.filter(({ terms }) => terms.has(term)).length;
      return [term, Math.log(1 + (indexed.length - having + 0.5) / (having + 0.5))] as const;
    }),
  );
  return indexed
    .map(({ entry, terms, length }) => {
      let score = 0;
      for (const [term, times] of asked) {
        const count = terms.get(term);
        if (count === undefined) continue;
        const damped =
          (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + (lengthShare * length) / mean));
        score += damped * (weights.get(term) ?? 0) * Math.min(times, 2);
      }
      return { entry, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.entry.id - b.entry.id)
    .map(({ entry }) => entry);
}

function indexOf<Entry extends Searched>(entry: Entry, lang: LanguageCode): Indexed<Entry> {
  const terms = new Map(termsOf(entry.answer, lang));
  for (const [term, count] of termsOf(entry.question, lang))
    terms.set(term, (terms.get(term) ?? 0) + questionWeight * count);
  return { entry, terms, length: [...terms.values()].reduce((sum, count) => sum + count, 0) };
}
