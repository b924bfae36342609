import { listPopNews, type NewsRow } from '@candor/api';
import { useDeferredValue, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { markSeen, wasSeen } from './stored-choices.ts';
import { openNews } from '#features/help/use-news.ts';

/** The site's notice when the home page opens: once on each device. */
export function PopNotice() {
  const t = useMessages();
  // After the page itself, and in pieces.
  const news = useDeferredValue(useCall(listPopNews, {}, { staleMs: Number.POSITIVE_INFINITY }).data);
  const [closedId, setClosedId] = useState<number>();
  const [shown, setShown] = useState<NewsRow>();
  const next = news?.find((row) => !wasSeen(row.newsId));
  if (shown === undefined && next !== undefined) setShown(next);
  if (shown === undefined) return null;
  const close = () => {
    markSeen(shown.newsId);
    setClosedId(shown.newsId);
  };
  return (
    <Sheet
      isOpen={closedId !== shown.newsId}
      onClose={close}
      title={shown.title}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="soft" size="medium" onClick={close}>
            {t('common.close')}
          </Button>
          <Button
            size="medium"
            onClick={() => {
              close();
              openNews(shown);
            }}
          >
            {t('home.read')}
          </Button>
        </div>
      }
    >
      <p className="pb-2 text-14 text-fg-2">{shown.summary}</p>
    </Sheet>
  );
}
