import { type Flat, matchesIn, type SourceRange, sourceRange } from './flat-text.ts';
import { isSyllable } from './links.ts';

const talkers = 'telegram|tele|tg|zalo|wechat|weixin|whatsapp|viber|kakao|skype|vx|wx|qq';
/** Names of companies and of common things too: a plain word behind one is a name only where a clause ends. */
const companies = 'discord|messenger|facebook|fb|instagram';
const words = 'line|signal';
const network = `${talkers}|${companies}`;
const networkHan = '微信|薇信|威信|电报|電報|飞机号|扣扣';
const clauseEnd = String.raw`(?=\s*(?:$|[.,;:!?…，。！？\n]))`;

const certain = new RegExp(
  [
    `\\b(?:${network})\\b\\s*(?:id|nick|me|add)?\\s*(?:[:=@]\\s*@?[a-z0-9_.]{3,}|@?[a-z_.]*[0-9_][a-z0-9_.]{2,})`,
    `\\b(?:${network})\\d{4,}`,
    `\\b(?:${words})\\b\\s*(?:id|nick)?\\s*[:=@]?\\s*@(?=[a-z0-9_.]*[a-z])[a-z0-9_.]{3,}`,
    `\\b(?:${words})\\b\\s*(?:id|nick)\\b\\s*[:=@]?\\s*[a-z0-9_.]{3,}`,
    `(?:${networkHan})(?:号|號)?\\s*[:=@]?\\s*[a-z0-9_.-]{4,}`,
  ].join('|'),
  'gu',
);
const likely = [
  `\\b(?:${talkers})[ \\t]+(?:id|nick|me|add)?[ \\t]*(?<handle>[a-z][a-z_.]{5,})(?![a-z0-9])`,
  `\\b(?:${companies})[ \\t]+(?:id|nick|me|add)?[ \\t]*(?<handle>[a-z][a-z_.]{5,})(?![a-z0-9])${clauseEnd}`,
  `(?:^|[.,;:!?\\n]|\\b(?:my|on|add|via|qua|kb)\\b)[ \\t]*(?:${words})[ \\t]+(?<handle>[a-z][a-z_.]{5,})(?![a-z0-9])${clauseEnd}`,
  `\\b(?:${words})\\b[ \\t]*[:=][ \\t]*(?<handle>[a-z][a-z0-9_.]{4,})(?![a-z0-9])`,
].map((pattern) => new RegExp(pattern, 'dgu'));

/** Words of six letters and more that people write behind the name of a messenger. */
const ordinary = new Set(
  `account accounts address already another anymore around because before better bitcoin bullish bearish broken business
  button called change channel channels client clients community company contact crypto deleted desktop direct during
  emoji enough ethereum everyone file files friend friends founder groups handle however instead invite itself later
  lately links market member members message messages mobile number online people phone please premium private profile
  public really scammer scammers screen second server servers should signal signals simple someone something sticker
  stickers stocks strong neutral support though thread threads through today together tonight trader traders update
  updates useful usually version weekly window without yesterday resistance breakout breakouts broke chart charts
  strength levels levers`.split(/\s+/),
);
const ordinaryEnding = /(?:ed|ing|ly|tions?|ments?|ness|able)$/;

/** Names elsewhere: what follows the name of a messenger and is no word of the sentence. */
export function handlesIn(source: string, joined: Flat): SourceRange[] {
  return [
    ...matchesIn(joined, certain),
    ...likely.flatMap((pattern) => matchesIn(joined, pattern, (match) => isHandle(source, joined, match))),
  ];
}

function isHandle(source: string, joined: Flat, match: RegExpExecArray): boolean {
  const handle = (match.groups?.['handle'] ?? '').replace(/[._]+$/, '');
  const [from, to] = match.indices?.groups?.['handle'] ?? [0, 0];
  const { start, end } = sourceRange(joined, from, to - from);
  if (/[À-ỹ]/u.test(source.slice(start, end).normalize('NFC'))) return false;
  return !ordinary.has(handle) && !ordinaryEnding.test(handle) && !isSyllable(handle);
}
