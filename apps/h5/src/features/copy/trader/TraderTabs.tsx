import type { TraderDetail } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { TextTabs } from '#ui/TextTabs.tsx';
import { FollowersPart } from './FollowersPart.tsx';
import { OpenTrades } from './OpenTrades.tsx';
import { PastTrades } from './PastTrades.tsx';

type Part = 'current' | 'history' | 'followers';

/** Open tickets, closed ones, and the followers' result. */
export function TraderTabs({ detail }: { readonly detail: TraderDetail }) {
  const t = useMessages();
  const [part, setPart] = useState<Part>('current');
  const count = detail.open.length;
  const items = [
    {
      id: 'current',
      label: count === 0 ? t('copy.tabs.current') : t('copy.tabs.currentCount', { count: String(count) }),
    },
    { id: 'history', label: t('copy.tabs.history') },
    { id: 'followers', label: t('copy.tabs.followers') },
  ] as const;
  return (
    <section className="border-t-6 border-inset pb-6">
      <div className="sticky top-0 z-(--z-sticky) bg-bg">
        <TextTabs label={t('copy.tabsLabel')} items={items} value={part} onChange={setPart} />
      </div>
      <div className="px-4">
        {part === 'current' && <OpenTrades tickets={detail.open} />}
        {part === 'history' && <PastTrades traderId={detail.card.traderId} />}
        {part === 'followers' && <FollowersPart card={detail.card} />}
      </div>
    </section>
  );
}
