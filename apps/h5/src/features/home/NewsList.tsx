import type { NewsRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { NewsCard } from '@candor/reading/view';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { openNews } from '#features/help/use-news.ts';

/** The latest news. */
export function NewsList({ news }: { readonly news: Loadable<readonly NewsRow[]> }) {
  const t = useMessages();
  return (
    <section aria-labelledby="home-news" className="px-4 pt-3 pb-6">
      <h2 id="home-news" className="pb-1 text-16 font-semibold">
        {t('home.news')}
      </h2>
      <Loaded from={news} skeleton={<SkeletonRows rows={3} />} empty={<Empty title={t('home.noNews')} />}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.newsId}>
                <button
                  type="button"
                  onClick={() => openNews(row)}
                  className="press flex w-full items-center gap-3 py-3 text-left"
                >
                  <NewsCard
                    title={row.title}
                    summary=""
                    image={row.image}
                    when={<TimeText atMs={row.publishedAtMs} className="mt-1 block text-12 text-fg-3" />}
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
