import { type Flat, matchesIn, replaced, type SourceRange, sourceRange, visible } from './flat-text.ts';

/** Endings that are covered even where the dot is spelled, spaced or Chinese. */
const endings =
  'com|net|org|info|biz|io|me|co|app|xyz|top|vip|club|site|online|live|shop|store|link|click|pro|finance|exchange|trade|trading|money|cash|world|work|win|bet|fun|icu|cc|tv|gg|ly|to|tk|ml|ga|cf|ru|cn|hk|tw|vn|jp|kr|th|in|uk|us|eu|dev|page|web|tech|group|team|chat|email|support|help|im|ws|su|ee|is|gd|zone|agency|academy|art|asia|bar|best|blog|boo|buzz|cam|capital|care|center|city|cloud|company|cyou|day|digital|directory|download|eth|events|expert|express|fit|foundation|fund|games|gift|global|gold|guru|homes|host|inc|ink|international|investments|jobs|land|lat|life|limited|lol|ltd|market|markets|marketing|media|mobi|mom|monster|name|network|news|ninja|one|partners|party|pics|press|quest|rest|review|rocks|run|sale|sbs|school|services|skin|social|software|solutions|space|studio|stream|systems|today|tools|tube|ventures|video|website|wiki|wtf|yachts';
/** Endings that do not begin an English or Vietnamese sentence, so that "won. Com" is no sentence either. */
const plainEndings = 'com|net|org|io|xyz|vn|cn|ru|info|biz|vip|app';
/** Endings that a list with commas does not have. */
const commaEndings = 'com|org|io|xyz|vn|cn|ru|biz';
const hanEndings =
  '中国|中國|公司|网络|網絡|网址|网站|網站|在线|中文网|香港|台湾|台灣|移动|集团|商城|商店|企业|娱乐|游戏|广东|佛山|信息|手机|我爱你|新加坡';

/** Endings that begin a sentence after a dot without a space: "I am out.In at 60000 again". */
const sentenceBeginnings = new Set('in is to us it so no be am my at do'.split(' '));
/**
 * Words behind a dot that are no endings: beginnings of a sentence where a space is forgotten, names of coins, ends of
 * files, abbreviations.
 */
const notEndings = new Set(
  `a about after again all also always am an and any are as at bad be because been before big btc but buy by bye can
  cheers close could did do does don done down even every fine first for from get go going good great had has have he
  hello her here hey hi his hold hope how however hodl i if is it its just last later let like long look lol make many
  maybe me more most much my need never new next nice no nope not now of off ok okay on once one only open or our out over
  perp perps please price profit really right same see sell she short should since so some sorry spot still stop such
  sure take than thank thanks that the their them then there these they think this those though time too trade try under
  until up usd usdc usdt vs wait wait want was we well were what when where which while who why will wish with wow would
  yeah yes yet you your bnb sol xrp ada doge ton trx dot
  ts tsx js jsx mjs cjs css html htm xml json yaml yml toml csv txt log md pdf doc docx xls xlsx ppt pptx png jpg jpeg gif
  svg webp bmp heic mp3 mp4 mov wav exe apk dmg iso zip rar gz tar sql php jar bak ini cfg conf
  etc ie eg min max approx no pm am`.split(/\s+/),
);

const open = String.raw`[\s([{<*_-]{0,4}`;
const close = String.raw`[\s)\]}>*_-]{0,4}`;
const dotWord = '(?:dot|d0t|cham|punto)';

/** Letters one by one, "t . m e": at least four single signs in a row. */
const letterByLetter = /(?<![\p{L}\p{N}])(?:[a-z0-9.@:/]\s+){3,}[a-z0-9/](?![\p{L}\p{N}])/gu;
/** Ways to write a dot, an at or a slash without writing it, with what each stands for. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/\s*[([{<]\s*\.\s*[)\]}>]\s*/g, '.'],
  [new RegExp(String.raw`\s*[([{<*_]\s*${dotWord}\s*[)\]}>*_]\s*(?=[a-z])`, 'g'), '.'],
  [/(?<=[a-z0-9])\s+d0t\s+(?=[a-z]{2})/g, '.'],
  [new RegExp(`${open}(?:\\b${dotWord}\\b|[点點])${close}(?=(?:${endings})\\b)`, 'g'), '.'],
  [new RegExp(`(?<=[a-z0-9])\\s+\\.\\s*(?=(?:${endings})\\b)`, 'g'), '.'],
  [new RegExp(`(?<=[a-z0-9])\\.\\s+(?=(?:${plainEndings})\\b)`, 'g'), '.'],
  [new RegExp(`(?<=[a-z0-9]),(?=(?:${commaEndings})\\b)`, 'g'), '.'],
  [new RegExp(`${open}\\b(?:at|a cong)\\b${close}(?=[a-z0-9-]+\\.(?:${endings})\\b)`, 'g'), '@'],
  [/(?<=[a-z0-9])\s*@\s*(?=[a-z0-9-]+\s*\.)/g, '@'],
  [/(?<=[a-z0-9])\s*\/(?!\/)\s*(?=[a-z0-9/])/g, '/'],
  [/(?<=:)\s*\/\s*(?=[a-z0-9/])/g, '/'],
];

const plainLinks = new RegExp(
  [
    String.raw`\b(?:https?|hxxps?|ftp|wss?|tg|javascript|data|mailto|file):\/*\S+`,
    String.raw`\bwww\.\S+`,
    String.raw`(?<![\p{L}\p{N}:/])\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\/\S*|(?<=\.[a-z]{2,}))`,
    String.raw`[a-z0-9_.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:?#]\S*)?`,
    String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?:[:/]\S*)`,
    String.raw`\b[a-z0-9-]+\.onion\b`,
    String.raw`(?<![a-z0-9])(?:[a-z0-9-]+\.)*xn--[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:[/:?#]\S*)?`,
  ].join('|'),
  'gu',
);
const knownDomains = new RegExp(
  `(?<![\\p{L}\\p{N}])[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?<ending>${endings})(?<path>[/:?#]\\S*)?(?![a-z0-9])`,
  'dgu',
);
const anyDomains =
  /(?<![\p{L}\p{N}@._-])(?<name>[a-z0-9-]+(?:\.[a-z0-9-]+)*)\.(?<ending>[a-z]{2,24})(?:[/:?#]\S*)?(?![\p{L}\p{N}])/dgu;
/** Of the signs as they were written: these scripts look like no other. */
const foreignDomains = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]+(?:[.．][\\p{L}\\p{N}-]+)*[.．](?:${hanEndings})(?:[/:?#]\\S*)?(?![\\p{L}\\p{N}])`,
    ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Hangul'].map(
      (script) =>
        `(?:\\p{Script=${script}}|[0-9-]){2,}[.．。｡](?=[\\p{Ll}\\p{Lo}])\\p{Script=${script}}{2,}(?:[/:?#]\\S*)?`,
    ),
  ].join('|'),
  'gu',
);

/** One syllable of Vietnamese without its marks. */
const syllable = /^(?:ngh?|[cgknpt]h|tr|qu|gi|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;

/** True for a Vietnamese syllable, which is as likely a word as a name. */
export function isSyllable(word: string): boolean {
  return syllable.test(word);
}

/** The text in which spelled dots, ats and slashes are signs, and letters set apart stand together. */
export function joinedUp(plain: Flat): Flat {
  const unspaced = replaced(plain, letterByLetter, (run) => run.replace(/\s+/g, ''));
  return spelled.reduce((flat, [pattern, sign]) => replaced(flat, pattern, () => sign), unspaced);
}

/** The links in a text, given also with its spellings joined up. */
export function linksIn(source: string, joined: Flat): SourceRange[] {
  return [
    ...matchesIn(joined, plainLinks),
    ...matchesIn(joined, knownDomains, (match) => !isNextSentence(source, joined, match)),
    ...matchesIn(joined, anyDomains, (match) => isDomain(source, joined, match)),
    ...matchesIn(visible(source), foreignDomains),
  ];
}

/** An ending as its author wrote it, with its letters composed. */
function writtenEnding(source: string, joined: Flat, match: RegExpExecArray): string {
  const [from, to] = match.indices?.groups?.['ending'] ?? [0, 0];
  const { start, end } = sourceRange(joined, from, to - from);
  return source.slice(start, end).normalize('NFC');
}

const plain = new Set(plainEndings.split('|'));
/** A capital and small letters, as a sentence begins. */
const beginning = /^\p{Lu}\p{Ll}+$/u;
const vietnameseLetter = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/iu;

/** True for "out.In at" and "rồi.có": an ending of domains that is the first word of the next sentence. */
function isNextSentence(source: string, joined: Flat, match: RegExpExecArray): boolean {
  const { ending = '', path } = match.groups ?? {};
  if (path !== undefined || plain.has(ending)) return false;
  const written = writtenEnding(source, joined, match);
  if (vietnameseLetter.test(written)) return true;
  const goesOn = /^\s+\p{L}/u.test(joined.text.slice(match.index + match[0].length));
  return goesOn && beginning.test(written) && sentenceBeginnings.has(ending);
}

function isDomain(source: string, joined: Flat, match: RegExpExecArray): boolean {
  const { name = '', ending = '' } = match.groups ?? {};
  if (!/[a-z]/.test(name) || notEndings.has(ending) || isSyllable(ending)) return false;
  const written = writtenEnding(source, joined, match);
  return !vietnameseLetter.test(written) && !beginning.test(written);
}
