import { flatten, matchesIn, replaced } from './flat-text.ts';
import { handlesIn } from './handles.ts';
import { joinedUp, linksIn } from './links.ts';

/** A part of a text that leads out of the conversation: a link, an address, a number to call, a name elsewhere. */
export interface Contact {
  readonly start: number;
  readonly end: number;
}

const addresses = [
  /(?<![a-z0-9_-])[euk0]q[a-z0-9_+/-]{46}(?![a-z0-9_-])/g,
  /(?<![a-z0-9])-?\d:[0-9a-f]{64}(?![a-z0-9])/g,
  /0\s*x(?:[\s.-]?[0-9a-f]){40}/g,
  /(?<![a-z0-9])(?:bc1|tb1|ltc1|addr1|cosmos1)(?:[\s.-]?[a-z0-9]){20,}/g,
  /(?<![a-z0-9])(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{26,}(?![a-z0-9])/g,
  /(?<![a-z0-9])(?:(?:[a-z]+\d|\d+[a-z])[a-z0-9]{1,10}[\s-]+){4,}[a-z0-9]{2,}(?![a-z0-9])/g,
];

const between = String.raw`[\s.\-()/_*~|]{0,3}`;
const phones = new RegExp(
  [
    String.raw`\+${between}[1-9](?:${between}\d){7,14}`,
    String.raw`(?<![\d.,])00[1-9](?:${between}\d){8,13}`,
    String.raw`(?<![\d])0${between}[35789](?:${between}\d){8}(?!\d)`,
    String.raw`(?<![\d])8${between}4${between}[35789](?:${between}\d){8}(?!\d)`,
    String.raw`(?<![\d])(?:8${between}6${between})?1${between}[3-9](?:${between}\d){9}(?!\d)`,
    String.raw`(?<![\d.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\d.,])`,
  ].join('|'),
  'g',
);
const digitWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine'.split(' ').map((word, n) => [word, `${n}`]),
  ),
  ...Object.fromEntries('khong mot hai ba bon nam sau bay tam chin'.split(' ').map((word, n) => [word, `${n}`])),
  ...Object.fromEntries([...'零一二三四五六七八九'].map((word, n) => [word, `${n}`])),
  oh: '0',
  〇: '0',
  幺: '1',
};
const spelledDigits = new RegExp(
  `(?<![a-z])(?:${Object.keys(digitWords)
    .filter((word) => /^[a-z]/.test(word))
    .join('|')})(?![a-z])|[零〇幺一二三四五六七八九]`,
  'g',
);

/** Digits with letters among them that look like digits. */
const mixedDigits = /(?<![a-z0-9])[0-9oil](?:[\s.()-]{0,2}[0-9oil]){7,}(?![a-z0-9])/g;

function digitsOnly(run: string): string {
  if (run.replace(/[^0-9]/g, '').length < 6) return run;
  return run.replace(/[oil]/g, (letter) => (letter === 'o' ? '0' : '1'));
}

/**
 * Finds what leads out of a conversation, also where it is written so that a filter would overlook it: full-width and
 * look-alike letters, invisible signs, spelled dots and digits, spaces between. In the order of the text, not
 * overlapping.
 */
export function contactsIn(text: string): readonly Contact[] {
  const plain = flatten(text);
  const joined = joinedUp(plain);
  const found = [
    ...linksIn(text, joined),
    ...handlesIn(text, joined),
    ...addresses.flatMap((address) => matchesIn(plain, address)),
    ...matchesIn(plain, phones),
    ...matchesIn(replaced(plain, mixedDigits, digitsOnly), phones),
    ...matchesIn(
      replaced(plain, spelledDigits, (word) => digitWords[word] ?? word),
      phones,
    ),
  ];
  return merged(found);
}

function merged(found: readonly Contact[]): readonly Contact[] {
  const kept: Contact[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || one.start >= last.end) kept.push(one);
    else if (one.end > last.end) kept[kept.length - 1] = { start: last.start, end: one.end };
  }
  return kept;
}

const mask = '•••';

/** A text in which whatever leads out of the conversation is covered. */
export function maskedContacts(text: string): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of contactsIn(text)) {
    shown += text.slice(at, start) + mask;
    at = end;
  }
  return shown + text.slice(at);
}
