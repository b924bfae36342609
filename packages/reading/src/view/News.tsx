import type { ReactNode } from 'react';
import { BannerArt, NewsThumb } from './NewsArt.tsx';

interface NewsProps {
  readonly title: string;
  /** Empty: the title alone. */
  readonly summary: string;
  readonly image: string;
}

/** A piece of news in a list: the inside of what is pressed. */
export function NewsCard({ title, summary, image, when }: NewsProps & { readonly when: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-15 font-medium">{title}</span>
        {summary !== '' && <span className="mt-1 line-clamp-2 text-13 text-fg-3">{summary}</span>}
        {when}
      </span>
      <NewsThumb art={image} />
    </>
  );
}

/** The look of a banner: of the button that it is in the app. */
export const bannerLook =
  'flex h-23 w-full items-center gap-3 overflow-hidden rounded-card border border-line bg-surface bg-[linear-gradient(105deg,color-mix(in_srgb,var(--accent)_13%,var(--surface)),var(--surface)_68%)] px-4 text-left';

/** A banner of the home page: the inside of what is pressed. */
export function BannerCard({ title, summary, image }: NewsProps) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-15 font-semibold">{title}</span>
        <span className="mt-1 line-clamp-2 text-12 text-fg-2">{summary}</span>
      </span>
      <BannerArt art={image} />
    </>
  );
}

interface ArticleProps {
  readonly title: string;
  readonly when: ReactNode;
  /** The text, and what follows it. */
  readonly children: ReactNode;
}

/** Title 22/700, when it was written, and the text. */
export function Article({ title, when, children }: ArticleProps) {
  return (
    <article>
      <h2 className="text-22 font-bold">{title}</h2>
      <p className="mt-2 mb-6 text-13 text-fg-3">{when}</p>
      {children}
    </article>
  );
}
