import type { NewsRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { cx } from '#lib/class-names.ts';
import { BannerArt } from '#features/help/NewsArt.tsx';
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
            <button
              type="button"
              onClick={() => openNews(banner)}
              className="press flex h-23 w-full items-center gap-3 overflow-hidden rounded-card border border-line bg-surface bg-[linear-gradient(105deg,color-mix(in_srgb,var(--accent)_13%,var(--surface)),var(--surface)_68%)] px-4 text-left"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-15 font-semibold">{banner.title}</span>
                <span className="mt-1 line-clamp-2 text-12 text-fg-2">{banner.summary}</span>
              </span>
              <BannerArt art={banner.image} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
