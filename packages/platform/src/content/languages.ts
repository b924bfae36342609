import { type ContentKind, fallbackLanguage, isComplete, type ItemContent, type LanguageCode } from '@candor/api';

export { type ContentLanguage, contentLanguages, fallbackLanguage } from '@candor/api';

/** The texts of an item for a reader: in their language where it is wholly there, else in English. */
export function textsIn(
  kind: ContentKind,
  { texts }: ItemContent,
  lang: LanguageCode,
): Readonly<Record<string, string>> {
  const own = texts[lang];
  return (isComplete(kind, own) ? own : texts[fallbackLanguage]) ?? {};
}
