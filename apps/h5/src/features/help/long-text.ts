/** A part of a long text (contract, `longText`). Texts are shown as texts: nothing in them is ever read as HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string };

const headingMark = '## ';
const itemMark = '- ';

/** Reads paragraphs with an empty line between; "## " starts a heading, "- " an item. */
export function readLongText(text: string): Block[] {
  const blocks: Block[] = [];
  let isNewParagraph = true;
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const before = blocks.at(-1);
    if (line.startsWith(headingMark)) {
      blocks.push({ kind: 'heading', text: line.slice(headingMark.length) });
    } else if (line.startsWith(itemMark)) {
      const item = line.slice(itemMark.length);
      if (before?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...before.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') {
      if (before?.kind === 'paragraph' && !isNewParagraph) {
        blocks[blocks.length - 1] = { kind: 'paragraph', text: `${before.text} ${line}` };
      } else blocks.push({ kind: 'paragraph', text: line });
    }
    isNewParagraph = line === '';
  }
  return blocks;
}

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'mail'; readonly text: string };

/** Web addresses end before the full stop or bracket of the sentence around them. */
const linkOrMail = /https:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]。，；：！？）]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Finds the web and mail addresses in a line, so they can be pressed. */
export function readPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of line.matchAll(linkOrMail)) {
    if (found.index > end) pieces.push({ kind: 'text', text: line.slice(end, found.index) });
    pieces.push({ kind: found[0].startsWith('https://') ? 'link' : 'mail', text: found[0] });
    end = found.index + found[0].length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}
