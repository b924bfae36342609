import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

interface LeavingNoticeProps {
  readonly url: string;
  readonly host: string;
  readonly isOwn: boolean;
  readonly icon: ReactNode;
}

/** Shows the target of a link before it is followed. The page behind it gets neither our address nor a handle on us. */
export function LeavingNotice({ url, host, isOwn, icon }: LeavingNoticeProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col items-center px-6 pt-12 text-center">
      <span aria-hidden className="grid size-16 place-items-center rounded-full bg-inset text-fg-2 [&>svg]:size-7">
        {icon}
      </span>
      <h2 className="mt-5 text-18 font-semibold break-all">{isOwn ? host : t('content.leavingTitle')}</h2>
      <p className="mt-2 text-14 text-fg-2">{isOwn ? t('content.ownSite') : t('content.leavingText', { host })}</p>
      <p className="mt-4 w-full rounded-control bg-inset px-3 py-2.5 text-left text-13 break-all text-fg-2">{url}</p>
      {!isOwn && <p className="mt-3 text-12 text-fg-3">{t('content.neverAsk')}</p>}
      <div className="mt-6 flex w-full flex-col gap-2.5">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="press inline-flex h-12 items-center justify-center rounded-control bg-ink px-5 text-15 font-semibold text-on-ink"
        >
          {t('content.openOutside')}
        </a>
        <Button look="soft" isWide onClick={() => navigateBack()}>
          {t('content.stay')}
        </Button>
      </div>
    </div>
  );
}
