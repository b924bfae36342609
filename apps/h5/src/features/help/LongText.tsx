import { cx } from '#lib/class-names.ts';
import { navigateTo } from '#app/navigation.ts';
import { type Block, readLongText, readPieces } from './long-text.ts';

export interface LongTextProps {
  readonly text: string;
  /** `article` is the reading style, 17/28; `note` is for cards and answers. */
  readonly size?: 'article' | 'note';
}

/** A text written by people. It is built from plain text, so nothing in it can become markup. */
export function LongText({ text, size = 'article' }: LongTextProps) {
  const isArticle = size === 'article';
  return (
    <div className={cx('flex flex-col break-words', isArticle ? 'gap-4 text-17 leading-7' : 'gap-2 text-14 leading-6')}>
      {readLongText(text).map((block, place) => (
        <BlockView key={place} block={block} isArticle={isArticle} />
      ))}
    </div>
  );
}

function BlockView({ block, isArticle }: { readonly block: Block; readonly isArticle: boolean }) {
  if (block.kind === 'heading') {
    return (
      <h2 className={cx('font-semibold', isArticle ? 'mt-3 text-18' : 'mt-2 text-15 first:mt-0')}>{block.text}</h2>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-fg-3">
        {block.items.map((item) => (
          <li key={item} className="text-fg-2">
            <Line text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p className="text-fg-2">
      <Line text={block.text} />
    </p>
  );
}

function Line({ text }: { readonly text: string }) {
  return readPieces(text).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'mail') {
      return (
        <a key={key} href={`mailto:${piece.text}`} className="text-accent underline">
          {piece.text}
        </a>
      );
    }
    // Every way out goes through the notice.
    return (
      <button
        key={key}
        type="button"
        onClick={() => navigateTo('/pages/common/webView', { url: piece.text })}
        className="text-left break-all text-accent underline"
      >
        {piece.text}
      </button>
    );
  });
}
