import type { SendRow } from '@candor/api';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

interface SendDoneProps {
  readonly sent: SendRow;
  readonly onAgain: () => void;
}

/** The finished send, and the place of its record. */
export function SendDone({ sent, onAgain }: SendDoneProps) {
  const t = useMessages();
  return (
    <Page
      title={t('common.titles.send')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="soft" onClick={onAgain}>
            {t('send.again')}
          </Button>
          <Button onClick={() => redirectTo('/pages/fund/send_record', { id: sent.sendId })}>
            {t('send.seeRecord')}
          </Button>
        </div>
      }
    >
      <div role="status" className="flex flex-col items-center px-6 pt-16 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-4 text-17 font-semibold">{t('send.done')}</p>
        <AmountText value={sent.amount} unit={sent.code} isPrivate className="mt-1 text-28 font-semibold" />
        <p className="mt-1 text-13 text-fg-3">{t('send.doneText', { name: sent.name })}</p>
      </div>
    </Page>
  );
}
