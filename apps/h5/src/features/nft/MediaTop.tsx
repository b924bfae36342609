import type { ArtworkDetail } from '@candor/api';
import { cx } from '@candor/kit';
import { ChevronLeft, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShare } from '#features/help/use-share.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { usePageScroll } from '#ui/Page.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { ArtworkMedia } from './ArtworkMedia.tsx';
import { overMedia } from './over-media.ts';

const barPx = 56;

/**
 * The top of a page whose picture reaches it: back and share lie on the picture, and have a ground with the name once it has
 * been scrolled away.
 */
export function MediaTop({ found }: { readonly found: Pick<ArtworkDetail, 'media' | 'row'> }) {
  const t = useMessages();
  const { share } = useShare();
  const scroll = usePageScroll();
  const end = useRef<HTMLDivElement>(null);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (end.current === null) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry !== undefined && setIsGone(!entry.isIntersecting && entry.boundingClientRect.top < barPx),
      { root: scroll?.current ?? null, rootMargin: `-${barPx}px 0px 0px` },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [scroll]);
  const { name } = found.row;
  return (
    <>
      <div
        className={cx(
          'sticky top-0 z-(--z-navbar) -mb-[calc(56px+var(--safe-top))] flex h-[calc(56px+var(--safe-top))] items-center gap-2.5 px-4 pt-(--safe-top) transition-colors',
          isGone ? 'border-b border-line bg-bg' : 'pointer-events-none',
        )}
      >
        <Round label={t('common.back')} onClick={() => navigateBack()}>
          <ChevronLeft aria-hidden className="size-5" />
        </Round>
        <span aria-hidden className={cx('min-w-0 truncate text-15 font-semibold', !isGone && 'hidden')}>
          {name}
        </span>
        <span className="rounded-chip bg-surface empty:hidden">
          <PracticeBadge />
        </span>
        <span className="ml-auto">
          <Round label={t('common.share')} onClick={() => void share(name, location.href)}>
            <Share2 aria-hidden className="size-[18px]" />
          </Round>
        </span>
      </div>
      <ArtworkMedia found={found} />
      <div ref={end} />
    </>
  );
}

interface RoundProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Round({ label, onClick, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cx('press tap pointer-events-auto grid size-9 place-items-center rounded-full', overMedia)}
    >
      {children}
    </button>
  );
}
