import { IconButton, Logo } from '@candor/kit/view';
import { ChevronLeft, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Page } from '#ui/Page.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface EntryPageProps {
  readonly title: string;
  readonly text: string;
  /** In the place of the way out: to an earlier question. */
  readonly onBack?: (() => void) | undefined;
  /** In the place of the mark. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of login, registration and forgotten password: a way out, the language, the mark and a large title. */
export function EntryPage({ title, text, onBack, above, children }: EntryPageProps) {
  const t = useMessages();
  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);
  return (
    <Page
      header={
        <header className="z-(--z-navbar) flex min-h-[calc(3rem+var(--safe-top))] shrink-0 items-center justify-between gap-x-3 px-4 huge:flex-wrap pt-(--safe-top)">
          {onBack === undefined ? (
            <IconButton label={t('common.close')} icon={<X aria-hidden />} onClick={() => navigateBack()} />
          ) : (
            <IconButton label={t('common.back')} icon={<ChevronLeft aria-hidden />} onClick={onBack} />
          )}
          <div className="flex items-center gap-3">
            <PracticeBadge />
            <LanguageSwitch />
          </div>
        </header>
      }
    >
      <div className="flex flex-col px-6 pt-6 pb-[calc(var(--safe-bottom)+2rem)]">
        {above ?? <Logo size={44} />}
        <h1 className="mt-5 text-28 font-bold tracking-[-0.02em]">{title}</h1>
        <p className="mt-1 mb-6 text-14 text-fg-2">{text}</p>
        {children}
      </div>
    </Page>
  );
}
