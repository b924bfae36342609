/** Signs that change how others are shown, or that nobody sees: they would make a text another one than it looks. */
const unseen = /\p{Default_Ignorable_Code_Point}|[\p{Cf}\u2800]/gu;
/** They make one picture of several signs; where they join nothing, `looseJoiner` finds them. */
const kept = new Set(['\u200d', '\ufe0f']);
/** All control signs but the end of a line, which is handled before. */
const control = /[\p{Cc}\p{Co}\p{Cs}]/gu;
/** More marks on one letter than any language has. */
const heapedMarks = /(\p{M}{4})\p{M}+/gu;
/** Joins signs into one picture; anywhere else it is only unseen. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A message as it is kept: what one sees is what there is. Plain text, of which no reader makes markup. */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replaceAll('\t', ' ')
        .replace(control, '')
        .replace(unseen, (sign) => (kept.has(sign) ? sign : ''))
        .replace(looseJoiner, '')
        .replace(heapedMarks, '$1')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
