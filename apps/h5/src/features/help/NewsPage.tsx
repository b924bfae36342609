import { listNews, type NewsRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { NewsCard } from '@candor/reading/view';
import { Newspaper } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { newsCategory, openNews } from './use-news.ts';

/** All news, newest first. */
export function NewsPage() {
  const t = useMessages();
  const news = usePages(listNews, { categoryId: newsCategory });
  return (
    <Page title={t('home.news')}>
      <Loaded
        from={news}
        skeleton={
          <div className="px-4">
            <SkeletonRows rows={8} />
          </div>
        }
        failureClass="px-4 pt-2"
      >
        {(paged) => (
          <InfiniteList
            paged={paged}
            keyOf={(row) => row.newsId}
            renderRow={(row) => <NewsItem row={row} />}
            empty={<Empty icon={<Newspaper />} title={t('content.noNews')} />}
            rowHeight={96}
          />
        )}
      </Loaded>
    </Page>
  );
}

function NewsItem({ row }: { readonly row: NewsRow }) {
  return (
    <button
      type="button"
      onClick={() => openNews(row)}
      className="press flex w-full gap-3 border-b border-line px-4 py-3.5 text-left outline-offset-[-2px]"
    >
      <NewsCard
        title={row.title}
        summary={row.summary}
        image={row.image}
        when={<TimeText atMs={row.publishedAtMs} className="mt-1.5 block text-12 text-fg-3" />}
      />
    </button>
  );
}
