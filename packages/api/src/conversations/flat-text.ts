/** A text as a filter reads it, which knows for each sign where in the source it comes from. */
export interface Flat {
  readonly text: string;
  /** For each code unit of `text`: the code units of the source that it stands for. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Letters of other scripts and of phonetics that look like Latin ones, as pairs. */
const lookAlikes = new Map(
  [
    'аaвbсcеeнhіiјjкkмmоoрpѕsтtуyхxԁdԛqѡwгrпnӏlһhүyԝw',
    'αaβbεeηnιiκkνvοoρpτtυuχxωwγyμu',
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
    'ɑaɡgıiłlđdøoßs',
    '。.·.․.‧.•.∙.⋅.・.｡.٫.۔.⁄/∕/╱/＠@﹫@﹒.',
  ].flatMap((pairs) => {
    const signs = [...pairs];
    return Array.from({ length: signs.length / 2 }, (_, n) => [signs[2 * n], signs[2 * n + 1]] as [string, string]);
  }),
);
const regionalA = 0x1f1e6;
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Cf}]+$/u;

/** Lower case, compatible forms plain, marks and invisible signs taken out, look-alikes as the letters they pass for. */
export function flatten(source: string): Flat {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const sign of source) {
    const end = at + sign.length;
    const region = (sign.codePointAt(0) ?? 0) - regionalA;
    const plain = region >= 0 && region < 26 ? String.fromCodePoint(0x61 + region) : plainOf(sign);
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    text += plain;
    at = end;
  }
  return { text, starts, ends };
}

/** The text with its invisible signs taken out, and otherwise as it was written. */
export function visible(source: string): Flat {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let at = 0; at < source.length; at++) {
    if (/\p{Default_Ignorable_Code_Point}/u.test(source[at] as string)) continue;
    text += source[at];
    starts.push(at);
    ends.push(at + 1);
  }
  return { text, starts, ends };
}

function plainOf(sign: string): string {
  if (invisible.test(sign)) return '';
  let plain = '';
  for (const part of (lookAlikes.get(sign) ?? sign).normalize('NFKD').toLowerCase()) {
    if (!invisible.test(part)) plain += lookAlikes.get(part) ?? part;
  }
  return plain;
}

/** Replaces what matches; the new signs stand for all the source that the old ones did. */
export function replaced(flat: Flat, pattern: RegExp, write: (match: string) => string): Flat {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keep = (until: number): void => {
    text += flat.text.slice(at, until);
    for (let unit = at; unit < until; unit++) {
      starts.push(flat.starts[unit] as number);
      ends.push(flat.ends[unit] as number);
    }
  };
  for (const match of flat.text.matchAll(pattern)) {
    keep(match.index);
    const written = write(match[0]);
    const { start, end } = sourceRange(flat, match.index, match[0].length);
    for (let unit = 0; unit < written.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
    text += written;
    at = match.index + match[0].length;
  }
  keep(flat.text.length);
  return { text, starts, ends };
}

export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/** The part of the source that a part of the flat text stands for. */
export function sourceRange({ starts, ends }: Flat, index: number, length: number): SourceRange {
  return { start: starts[index] ?? 0, end: ends[index + length - 1] ?? 0 };
}

/** The parts of the source that a pattern finds in the flat text, without those that `isMeant` is false for. */
export function matchesIn(
  flat: Flat,
  pattern: RegExp,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): SourceRange[] {
  return [...flat.text.matchAll(pattern)]
    .filter(isMeant)
    .map((match) => sourceRange(flat, match.index, match[0].length));
}
