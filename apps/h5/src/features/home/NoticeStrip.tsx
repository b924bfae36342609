import type { NewsRow } from '@candor/api';
import { ChevronRight, Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { openNews } from '#features/help/use-news.ts';

/** README of the look, Home: it turns every 4 s and waits while touched. */
const turnMs = 4_000;

/** One line of news at a time. */
export function NoticeStrip({ news }: { readonly news: readonly NewsRow[] }) {
  const t = useMessages();
  const [place, setPlace] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const count = news.length;
  useEffect(() => {
    if (isHeld || count < 2) return;
    const timer = setInterval(() => setPlace((before) => before + 1), turnMs);
    return () => clearInterval(timer);
  }, [isHeld, count]);
  const row = news[place % Math.max(count, 1)];
  if (row === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => openNews(row)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onPointerCancel={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="press flex h-9 w-full items-center gap-2.5 rounded-tile border border-line bg-surface px-3 text-left"
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="sr-only">{t('home.notice')}: </span>
      <span
        key={row.newsId}
        className="min-w-0 flex-1 truncate text-13 text-fg-2 starting:opacity-0 starting:translate-y-2 transition duration-200"
      >
        {row.title}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
