import { type Flat, flatten, replaced, sourceRange } from './flat-text.ts';

/** A part of a text that leads out of the conversation: a link, an address, a number to call, a name elsewhere. */
export interface Contact {
  readonly start: number;
  readonly end: number;
}

const endings =
  'com|net|org|info|biz|io|me|co|app|xyz|top|vip|club|site|online|live|shop|store|link|click|pro|finance|exchange|trade|trading|money|cash|world|work|win|bet|fun|icu|cc|tv|gg|ly|to|tk|ml|ga|cf|ru|cn|hk|tw|vn|jp|kr|th|in|uk|us|eu|dev|page|web|tech|group|team|chat|email|support|help|im|ws|su|ee|is|gd';
/** Endings that do not begin an English or Vietnamese sentence, so that "won. Com" is no sentence either. */
const plainEndings = 'com|net|org|io|xyz|vn|cn|ru|info|biz|vip|app';
const network =
  'telegram|tele|tg|zalo|wechat|weixin|whatsapp|viber|kakao|discord|messenger|facebook|instagram|skype|vx|wx|qq';
const networkHan = '微信|薇信|威信|电报|電報|飞机号|扣扣';
const open = String.raw`[\s([{<*_-]{0,4}`;
const close = String.raw`[\s)\]}>*_-]{0,4}`;

/** Ways to write a dot, an at or a slash without writing it, where an ending or a host follows. */
const spelledDots = new RegExp(`${open}(?:\\b(?:dot|cham|punto)\\b|[点點])${close}(?=(?:${endings})\\b)`, 'g');
const spelledAts = new RegExp(`${open}\\b(?:at|a cong)\\b${close}(?=[a-z0-9-]+\\.(?:${endings})\\b)`, 'g');
const bracketedDots = /\s*[([{<]\s*\.\s*[)\]}>]\s*/g;
const spacedDots = new RegExp(`(?<=[a-z0-9])\\s+\\.\\s*(?=(?:${endings})\\b)`, 'g');
const brokenDots = new RegExp(`(?<=[a-z0-9])\\.\\s+(?=(?:${plainEndings})\\b)`, 'g');
const spacedSlashes = /(?<=[a-z0-9:])\s*\/\s*(?=[a-z0-9/])/g;
const spacedAts = /(?<=[a-z0-9])\s*@\s*(?=[a-z0-9-]+\s*\.)/g;
/** Letters one by one, "t . m e": at least four single signs in a row. */
const letterByLetter = /(?<![\p{L}\p{N}])(?:[a-z0-9.@:/]\s+){3,}[a-z0-9/](?![\p{L}\p{N}])/gu;

const links = new RegExp(
  [
    String.raw`\b(?:https?|hxxps?|ftp|wss?|tg|javascript|data|mailto|file):\/*\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`[a-z0-9_.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?#]\S*)?`,
    `(?<![\\p{L}\\p{N}])[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${endings})(?:[/:?#]\\S*)?(?![a-z0-9])`,
    String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?:[:/]\S*)`,
    String.raw`\b[a-z0-9-]+\.onion\b`,
  ].join('|'),
  'gu',
);
const handles = new RegExp(
  [
    `\\b(?:${network})\\b\\s*(?:id|nick|me|add)?\\s*(?:[:=@]\\s*@?[a-z0-9_.]{3,}|@?[a-z_.]*[0-9_][a-z0-9_.]{2,})`,
    `(?:${networkHan})(?:号|號)?\\s*[:=@]?\\s*[a-z0-9_.-]{4,}`,
  ].join('|'),
  'gu',
);
const addresses = [
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

/**
 * Finds what leads out of a conversation, also where it is written so that a filter would overlook it: full-width and
 * look-alike letters, invisible signs, spelled dots and digits, spaces between. In the order of the text, not
 * overlapping.
 */
export function contactsIn(text: string): readonly Contact[] {
  const plain = flatten(text);
  const joined = joinedUp(plain);
  const found = [
    ...matches(joined, links),
    ...matches(joined, handles),
    ...addresses.flatMap((address) => matches(plain, address)),
    ...matches(plain, phones),
    ...matches(
      replaced(plain, spelledDigits, (word) => digitWords[word] ?? word),
      phones,
    ),
  ];
  return merged(found);
}

function joinedUp(plain: Flat): Flat {
  const unspaced = replaced(plain, letterByLetter, (run) => run.replace(/\s+/g, ''));
  const steps: readonly (readonly [RegExp, string])[] = [
    [bracketedDots, '.'],
    [spelledDots, '.'],
    [spacedDots, '.'],
    [brokenDots, '.'],
    [spelledAts, '@'],
    [spacedAts, '@'],
    [spacedSlashes, '/'],
  ];
  return steps.reduce((flat, [pattern, sign]) => replaced(flat, pattern, () => sign), unspaced);
}

function matches(flat: Flat, pattern: RegExp): Contact[] {
  return [...flat.text.matchAll(pattern)].map((match) => sourceRange(flat, match.index, match[0].length));
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
