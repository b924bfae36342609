import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/** A part of a line. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link' | 'mail' | 'page'; readonly address: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'picture'; readonly address: string; readonly text: string };

/** A part of a text, from above to below. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** A part of a text that is not shown as it was meant. */
type Problem = { readonly kind: 'html' | 'link' | 'picture'; readonly text: string };

/** Addresses in a line are found below, where a sentence in any language may end behind them. */
class PlainTokenizer extends Tokenizer {
  override url(): undefined {}
  override autolink(): undefined {}
}
const options = { gfm: false, tokenizer: new PlainTokenizer() };

/** Reads Markdown by a whitelist. Whatever is not on it, such as HTML or an address of another kind, is text. */
export function readMarkdown(text: string): readonly Block[] {
  return blocksOf(Lexer.lex(text, options), []);
}

/** The parts that a writer has to change before a text can be kept; none when all is shown as it was meant. */
export function problemsOf(text: string): readonly Problem[] {
  const problems: Problem[] = [];
  blocksOf(Lexer.lex(text, options), problems);
  return problems;
}

function blocksOf(tokens: readonly Token[], problems: Problem[]): Block[] {
  return tokens.flatMap((token): readonly Block[] => {
    switch (token.type) {
      case 'heading':
        return [{ kind: 'heading', pieces: piecesOf(childrenOf(token), problems) }];
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', pieces: piecesOf(childrenOf(token), problems) }];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [{ kind: 'list', isNumbered: ordered, items: items.map((item) => blocksOf(item.tokens, problems)) }];
      }
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocksOf(childrenOf(token), problems) }];
      case 'code':
        return [{ kind: 'code', text: (token as Tokens.Code).text }];
      case 'hr':
        return [{ kind: 'rule' }];
      case 'space':
      case 'def':
        return [];
      default:
        if (token.type === 'html') problems.push({ kind: 'html', text: token.raw.trim() });
        return [{ kind: 'paragraph', pieces: plain(token.raw.trim()) }];
    }
  });
}

function piecesOf(tokens: readonly Token[], problems: Problem[]): Piece[] {
  return tokens.flatMap((token): readonly Piece[] => {
    switch (token.type) {
      case 'text':
        return plain((token as Tokens.Text).text.replaceAll(/\s*\n\s*/g, ' '));
      case 'escape':
        return [{ kind: 'text', text: (token as Tokens.Escape).text }];
      case 'strong':
      case 'em':
        return [{ kind: token.type, pieces: piecesOf(childrenOf(token), problems) }];
      case 'codespan':
        return [{ kind: 'code', text: (token as Tokens.Codespan).text }];
      case 'br':
        return [{ kind: 'text', text: '\n' }];
      case 'link':
        return linkOf(token as Tokens.Link, problems);
      case 'image':
        return pictureOf(token as Tokens.Image, problems);
      default:
        if (token.type === 'html') problems.push({ kind: 'html', text: token.raw });
        return [{ kind: 'text', text: token.raw }];
    }
  });
}

const webAddress = /^https:\/\/[^\s<>"'“”\\]+$/i;
const mailAddress = /^mailto:([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/i;
const pageAddress = /^\/pages\/[\w/-]+(?:\?[\w=&%.-]*)?$/;
const ourPicture = /^\/media\/[\da-f]{64}$/;

function linkOf(token: Tokens.Link, problems: Problem[]): readonly Piece[] {
  const pieces = piecesOf(childrenOf(token), problems);
  if (webAddress.test(token.href)) return [{ kind: 'link', address: token.href, pieces }];
  if (pageAddress.test(token.href)) return [{ kind: 'page', address: token.href, pieces }];
  const mail = mailAddress.exec(token.href)?.[1];
  if (mail !== undefined) return [{ kind: 'mail', address: mail, pieces }];
  problems.push({ kind: 'link', text: token.href });
  return pieces;
}

function pictureOf({ href, text }: Tokens.Image, problems: Problem[]): readonly Piece[] {
  if (ourPicture.test(href)) return [{ kind: 'picture', address: href, text }];
  problems.push({ kind: 'picture', text: href });
  return text === '' ? [] : [{ kind: 'text', text }];
}

function childrenOf(token: Token): readonly Token[] {
  const { tokens } = token as Tokens.Generic;
  return tokens ?? [{ type: 'text', raw: token.raw, text: (token as Tokens.Text).text }];
}

/** Web addresses end before the full stop or bracket of the sentence around them. */
const linkOrMail = /https:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]。，；：！？）]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** A plain text, in which web and mail addresses can be pressed. */
function plain(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(linkOrMail)) {
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) });
    const [address] = found;
    const kind = /^https:/i.test(address) ? 'link' : 'mail';
    pieces.push({ kind, address, pieces: [{ kind: 'text', text: address }] });
    end = found.index + address.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
