import { cx } from '@candor/kit';
import { lazy, Suspense } from 'react';
import type { LongTextProps } from './long-text.ts';

// Its reader of Markdown is larger than most pages that show a text.
const MarkdownText = lazy(() => import('./MarkdownText.tsx').then((m) => ({ default: m.MarkdownText })));

/** A text written by people; its words alone until the reader of its marks is there. */
export function LongText({ text, size = 'article' }: LongTextProps) {
  const words = (
    <p className={cx('whitespace-pre-line text-fg-2', size === 'article' ? 'text-17 leading-7' : 'text-14 leading-6')}>
      {text.replaceAll(/^#+ /gm, '')}
    </p>
  );
  return (
    <Suspense fallback={words}>
      <MarkdownText text={text} size={size} />
    </Suspense>
  );
}
