import { type Block, type Piece, readMarkdown } from '../markdown.ts';

export interface Ways {
  /** A link leads out of the site. */
  readonly onWeb: (address: string) => void;
  /** A link leads to a page of the app. */
  readonly onPage: (address: string) => void;
}

interface MarkdownProps extends Ways {
  readonly text: string;
  /** `article` is the reading style, 17/28; `note` is for cards and answers. */
  readonly size?: 'article' | 'note';
}

/** A text written by people. It is built from blocks, so nothing in it can become markup of the page. */
export function Markdown({ text, size = 'article', onWeb, onPage }: MarkdownProps) {
  const isArticle = size === 'article';
  return (
    <div className={`flex flex-col break-words ${isArticle ? 'gap-4 text-17 leading-7' : 'gap-2 text-14 leading-6'}`}>
      <Blocks blocks={readMarkdown(text)} isArticle={isArticle} ways={{ onWeb, onPage }} />
    </div>
  );
}

interface PartProps {
  readonly isArticle: boolean;
  readonly ways: Ways;
}

function Blocks({ blocks, ...rest }: PartProps & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, place) => <BlockView key={place} block={block} {...rest} />);
}

function BlockView({ block, isArticle, ways }: PartProps & { readonly block: Block }) {
  const rest = { isArticle, ways };
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={`font-semibold ${isArticle ? 'mt-3 text-18' : 'mt-2 text-15 first:mt-0'}`}>
          <Line pieces={block.pieces} ways={ways} />
        </h2>
      );
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List
          className={`flex flex-col gap-2 pl-5 text-fg-2 marker:text-fg-3 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, place) => (
            <li key={place}>
              <Blocks blocks={item} {...rest} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-2 border-line-strong pl-3">
          <Blocks blocks={block.blocks} {...rest} />
        </blockquote>
      );
    case 'code':
      return <pre className="overflow-x-auto rounded-tile bg-inset p-3 text-13">{block.text}</pre>;
    case 'rule':
      return <hr className="border-line" />;
    case 'paragraph':
      return (
        <p className="whitespace-pre-line text-fg-2">
          <Line pieces={block.pieces} ways={ways} />
        </p>
      );
  }
}

function Line({ pieces, ways }: { readonly pieces: readonly Piece[]; readonly ways: Ways }) {
  return pieces.map((piece, place) => <PieceView key={place} piece={piece} ways={ways} />);
}

function PieceView({ piece, ways }: { readonly piece: Piece; readonly ways: Ways }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return <code className="rounded-chip bg-inset px-1 text-[0.9em]">{piece.text}</code>;
    case 'strong':
      return (
        <strong className="font-semibold text-fg">
          <Line pieces={piece.pieces} ways={ways} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Line pieces={piece.pieces} ways={ways} />
        </em>
      );
    case 'picture':
      return <img src={piece.address} alt={piece.text} loading="lazy" className="my-1 w-full rounded-tile" />;
    case 'mail':
      return (
        <a href={`mailto:${piece.address}`} className="text-accent underline">
          <Line pieces={piece.pieces} ways={ways} />
        </a>
      );
    case 'link':
    case 'page': {
      const { kind, address } = piece;
      return (
        <button
          type="button"
          onClick={() => (kind === 'link' ? ways.onWeb(address) : ways.onPage(address))}
          className="text-left break-words text-accent underline"
        >
          <Line pieces={piece.pieces} ways={ways} />
        </button>
      );
    }
  }
}
