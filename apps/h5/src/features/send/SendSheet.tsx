import type { SendRow } from '@candor/api';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';

interface SendSheetProps {
  readonly send: SendRow | undefined;
  readonly onClose: () => void;
}

/** One send in full. */
export function SendSheet({ send, onClose }: SendSheetProps) {
  const t = useMessages();
  const last = useLast(send);
  if (last === undefined) return null;
  const isSent = last.side === 'sent';
  return (
    <Sheet
      isOpen={send !== undefined}
      onClose={onClose}
      title={t(isSent ? 'send.sentTitle' : 'send.receivedTitle')}
      footer={
        isSent ? undefined : (
          <Button
            isWide
            look="soft"
            onClick={() => navigateTo('/pages/fund/send', { back: last.sendId, currency: last.assetId })}
          >
            {t('send.back')}
          </Button>
        )
      }
    >
      <p className="pb-2 text-22 font-semibold">
        {isSent ? '−' : '+'}
        <AmountText value={last.amount} unit={last.code} isPrivate />
      </p>
      <Facts>
        <Fact label={t(isSent ? 'send.recipient' : 'send.sender')}>{last.name}</Fact>
        {last.note !== undefined && (
          <Fact label={t('send.noteOf')}>
            <span className="[overflow-wrap:anywhere]">{last.note}</span>
          </Fact>
        )}
        <Fact label={t('common.fee')}>0 {last.code}</Fact>
        <Fact label={t('common.time')}>
          <TimeText atMs={last.atMs} look="date" /> <TimeText atMs={last.atMs} look="clock" />
        </Fact>
        <Fact label={t('funds.reference')}>#{last.sendId}</Fact>
      </Facts>
    </Sheet>
  );
}
