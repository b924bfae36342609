import { copyResults, listCopyFeed } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Chips } from '#ui/Chips.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { FeedItem } from './FeedItem.tsx';

const filters = ['all', ...copyResults] as const;
const rowHeight = 92;

/** The outcome of each trade of the user's traders: copied, in part, or skipped and why; newest first. */
export function CopyFeed() {
  const t = useMessages();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const feed = usePages(listCopyFeed, filter === 'all' ? {} : { result: filter });
  const items = filters.map((id) => ({ id, label: t(id === 'all' ? 'copy.feed.all' : `copy.results.${id}`) }));
  return (
    <section aria-label={t('copy.feed.label')} className="-mx-4">
      <Chips label={t('copy.feed.filters')} items={items} value={filter} onChange={setFilter} />
      <div className="px-4">
        <Loaded from={feed} skeleton={<SkeletonRows rows={6} />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={({ traderTicketId }) => traderTicketId}
              rowHeight={rowHeight}
              renderRow={(row) => <FeedItem row={row} />}
              empty={
                filter === 'all' ? (
                  <Empty icon={<ScrollText />} title={t('copy.feed.empty')} text={t('copy.feed.emptyText')} />
                ) : (
                  <Empty icon={<ScrollText />} title={t('copy.feed.emptyFilter')} />
                )
              }
            />
          )}
        </Loaded>
      </div>
    </section>
  );
}
