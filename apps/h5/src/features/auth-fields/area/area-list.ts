import type { AreaCode } from '@candor/api';
import { fold } from '#lib/fold.ts';

export interface NamedArea extends AreaCode {
  readonly name: string;
}

export interface AreaSection {
  readonly letter: string;
  readonly areas: readonly NamedArea[];
}

/** Names every area in a language (BCP 47) and sorts them as its readers do. */
export function namedAreas(areas: readonly AreaCode[], locale: string): NamedArea[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return areas
    .map((area) => ({ ...area, name: names.of(area.country) ?? area.country }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Under its letter each, A to Z; names of other scripts by the letter they are sorted under. */
export function sectionsOf(areas: readonly NamedArea[], locale: string): AreaSection[] {
  const letterOf = indexLetter(locale);
  const sections = new Map<string, NamedArea[]>();
  for (const area of areas) {
    const letter = letterOf(area.name);
    const section = sections.get(letter);
    if (section === undefined) sections.set(letter, [area]);
    else section.push(area);
  }
  return [...sections].map(([letter, section]) => ({ letter, areas: section })).sort((a, b) => order(a) - order(b));
}

/** Other signs come after Z. */
function order({ letter }: AreaSection): number {
  return letter === otherLetter ? Number.POSITIVE_INFINITY : letter.charCodeAt(0);
}

const otherLetter = '#';
/** The first character of each initial in the order of pinyin. */
const pinyinStarts = [...'阿八嚓咑妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const pinyinLetters = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

function indexLetter(locale: string): (name: string) => string {
  const collator = new Intl.Collator(locale);
  return (name) => {
    const latin = fold(name)[0]?.toUpperCase() ?? '';
    if (/[A-Z]/.test(latin)) return latin;
    if (!/\p{Script=Han}/u.test(latin) || !locale.startsWith('zh')) return otherLetter;
    const place = pinyinStarts.findLastIndex((start) => collator.compare(start, name) <= 0);
    return pinyinLetters[place] ?? otherLetter;
  };
}

/** By name, ISO code or dial code, with or without "+". */
export function searchAreas(areas: readonly NamedArea[], sought: string): readonly NamedArea[] {
  const needle = fold(sought);
  if (needle === '') return areas;
  const digits = /^\+?(\d+)$/.exec(needle)?.[1];
  if (digits !== undefined) return areas.filter(({ dialCode }) => dialCode.startsWith(digits));
  return areas.filter(({ name, country }) => fold(name).includes(needle) || country.toLowerCase() === needle);
}
