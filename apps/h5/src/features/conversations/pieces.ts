import { contactsIn } from '@candor/api';

/** A part of a message's text: plain, a name that was called, or something that leads out of the conversation. */
export interface Piece {
  readonly kind: 'text' | 'mention' | 'contact';
  readonly text: string;
}

/**
 * The parts of a text. Nothing in it is markup, and nothing can be followed: a link is shown as the text it is. `names`
 * are those that "@name" may stand for.
 */
export function piecesOf(text: string, names: readonly string[] = []): readonly Piece[] {
  const found: { start: number; end: number; kind: Piece['kind'] }[] = [];
  for (const { start, end } of contactsIn(text)) found.push({ start, end, kind: 'contact' });
  for (const name of names) {
    const called = `@${name}`;
    for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + called.length))
      found.push({ start: at, end: at + called.length, kind: 'mention' });
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, kind } of found.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) pieces.push({ kind: 'text', text: text.slice(at, start) });
    pieces.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}
