import type { NewsRow } from '@candor/api';
import { cx } from '@candor/kit';
import { BannerCard, bannerLook } from '@candor/reading/view';
import { useMessages } from '#i18n/use-messages.ts';
import { openNews } from '#features/help/use-news.ts';

/** Cards that snap; the one place of the app with a gradient. */
export function BannerRail({ banners }: { readonly banners: readonly NewsRow[] }) {
  const t = useMessages();
  if (banners.length === 0) return null;
  const isAlone = banners.length === 1;
  return (
    <section aria-label={t('home.banners')}>
      <ul className="no-scrollbar flex snap-x snap-mandatory scroll-px-4 gap-2.5 overflow-x-auto px-4">
        {banners.map((banner) => (
          <li key={banner.newsId} className={cx('shrink-0 snap-start', isAlone ? 'w-full' : 'w-[calc(100%-1.375rem)]')}>
            <button type="button" onClick={() => openNews(banner)} className={cx('press', bannerLook)}>
              <BannerCard title={banner.title} summary={banner.summary} image={banner.image} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
