import { ChevronRight, Send } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Card } from '#ui/Card.tsx';

/** The way beside all networks: to another user of this exchange. */
export function ToUserRow({ assetId }: { readonly assetId: number | undefined }) {
  const t = useMessages();
  return (
    <Card>
      <button
        type="button"
        onClick={() => navigateTo('/pages/fund/send', assetId === undefined ? {} : { currency: assetId })}
        className="press flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left outline-offset-[-2px]"
      >
        <Send aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium">{t('withdraw.toUser')}</span>
          <span className="block text-12 text-fg-3">{t('withdraw.toUserText')}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
    </Card>
  );
}
