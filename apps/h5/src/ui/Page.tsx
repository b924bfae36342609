import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { ChevronLeft } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { useKeptScroll } from '../shell/kept-scroll.ts';
import { PracticeBadge } from './PracticeBadge.tsx';

interface PageProps {
  /** Centred in the 48 px header. Absent: without our header (the screen brings its own, or none). */
  readonly title?: ReactNode;
  /** The title of the browser's tab, where the header is the screen's own. */
  readonly tabTitle?: string | undefined;
  /** In place of the whole header, above the scrolling part. */
  readonly header?: ReactNode;
  /** Icons at the right end of the header. */
  readonly actions?: ReactNode;
  /** Tab roots have a left title in 22 px and no way back. */
  readonly isTabRoot?: boolean;
  /** Stays at the bottom, above the home bar, with a hairline. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const ScrollArea = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** The element the page scrolls in, for virtual lists. */
export function usePageScroll(): RefObject<HTMLElement | null> | undefined {
  return use(ScrollArea);
}

/** A page: header, one scrolling middle, footer. Back on it, its scroll is where it was. */
export function Page({ title, tabTitle, header, actions, isTabRoot = false, footer, children }: PageProps) {
  const scroll = useRef<HTMLElement>(null);
  useKeptScroll(scroll);
  useLayoutEffect(() => {
    const shown = tabTitle ?? title;
    if (typeof shown === 'string' && shown !== '') document.title = `${shown} · Candor`;
  }, [title, tabTitle]);
  return (
    <div data-page tabIndex={-1} className="absolute inset-0 flex flex-col bg-bg outline-none">
      {header ?? (title !== undefined && <Header title={title} actions={actions} isTabRoot={isTabRoot} />)}
      <main
        ref={scroll}
        data-page-scroll
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard, even where it is only text.
        tabIndex={0}
        className={cx(
          'no-scrollbar relative min-h-0 flex-1 overflow-y-auto overscroll-contain',
          header === undefined && title === undefined && 'pt-(--safe-top)',
        )}
      >
        <ScrollArea value={scroll}>{children}</ScrollArea>
      </main>
      {footer !== undefined && (
        <footer className="z-(--z-sticky) shrink-0 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(var(--safe-bottom)+0.625rem)]">
          {footer}
        </footer>
      )}
    </div>
  );
}

interface HeaderProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly isTabRoot?: boolean;
}

/** The 48 px bar. */
export function Header({ title, actions, isTabRoot = false }: HeaderProps) {
  const t = useMessages();
  if (isTabRoot) {
    return (
      <header className="z-(--z-navbar) flex min-h-[calc(3rem+var(--safe-top))] shrink-0 items-center justify-between gap-4 px-4 pt-(--safe-top)">
        <div className="flex min-w-0 items-center gap-x-2.5 gap-y-1 huge:flex-wrap huge:py-1">
          <h1 className="line-clamp-2 text-22 leading-7 font-bold">{title}</h1>
          <PracticeBadge />
        </div>
        <div className="flex items-center gap-5">{actions}</div>
      </header>
    );
  }
  return (
    <header className="z-(--z-navbar) grid min-h-[calc(3rem+var(--safe-top))] shrink-0 grid-cols-[auto_1fr_auto] items-center gap-3 px-4 pt-(--safe-top)">
      <IconButton label={t('common.back')} icon={<ChevronLeft aria-hidden />} onClick={() => navigateBack()} />
      <div className="flex min-w-0 items-center gap-x-2.5 gap-y-1 huge:flex-wrap huge:py-1">
        <h1 className="line-clamp-2 text-17 leading-5.5 font-semibold slim:text-16 slim:leading-5">{title}</h1>
        <PracticeBadge />
      </div>
      <div className="flex items-center gap-5">{actions}</div>
    </header>
  );
}
