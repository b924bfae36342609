import type { CopyResult } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { Check, CircleSlash, Contrast } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';

const looks = { copied: 'plain', partial: 'accent', skipped: 'warn' } as const;
const icons = { copied: Check, partial: Contrast, skipped: CircleSlash } as const;

/** The outcome of a trade: a sign and a word. */
export function ResultTag({ result }: { readonly result: CopyResult }) {
  const t = useMessages();
  const Icon = icons[result];
  return (
    <Tag look={looks[result]} icon={<Icon aria-hidden />}>
      {t(`copy.results.${result}`)}
    </Tag>
  );
}
