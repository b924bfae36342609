import type { LanguageCode } from '@candor/api';

/** The languages that the built-in content is written in. */
export const contentLanguages = ['vn', 'zh', 'en'] as const satisfies readonly LanguageCode[];
export type ContentLanguage = (typeof contentLanguages)[number];

/** The language of texts that the reader's own one lacks. */
export const fallbackLanguage = 'en';

/**
 * Of rows that may come in the asked language and in the fallback, one per key: the asked one where there is one.
 * Keeps the order in which the keys first appear.
 */
export function preferred<Row extends { readonly lang: string }>(
  rows: readonly Row[],
  lang: LanguageCode,
  keyOf: (row: Row) => string | number,
): Row[] {
  const best = new Map<string | number, Row>();
  for (const row of rows) {
    if (!best.has(keyOf(row)) || row.lang === lang) best.set(keyOf(row), row);
  }
  return [...best.values()];
}
