import { Markdown } from '@candor/reading/view';
import { navigateTo } from '#app/navigation.ts';
import type { LongTextProps } from './long-text.ts';

/** A text as its writer marked it. Every way out goes through the notice. */
export function MarkdownText({ text, size = 'article' }: LongTextProps) {
  return (
    <Markdown
      text={text}
      size={size}
      onWeb={(url) => navigateTo('/pages/common/webView', { url })}
      onPage={(page) => navigateTo(page)}
    />
  );
}
