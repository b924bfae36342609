import type { TransferRow } from '@candor/api';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';

interface TransferSheetProps {
  readonly transfer: TransferRow | undefined;
  readonly onClose: () => void;
}

/** One transfer in full. */
export function TransferSheet({ transfer, onClose }: TransferSheetProps) {
  const t = useMessages();
  const last = useLast(transfer);
  if (last === undefined) return null;
  return (
    <Sheet isOpen={transfer !== undefined} onClose={onClose} title={t('funds.transfer')}>
      <p className="pb-2 text-22 font-semibold">
        <AmountText value={last.amount} unit={last.code} isPrivate />
      </p>
      <Facts>
        <Fact label={t('funds.from')}>{t(`words.accountNames.${last.from}`)}</Fact>
        <Fact label={t('funds.to')}>{t(`words.accountNames.${last.to}`)}</Fact>
        <Fact label={t('common.fee')}>0 {last.code}</Fact>
        <Fact label={t('common.time')}>
          <TimeText atMs={last.atMs} look="date" /> <TimeText atMs={last.atMs} look="clock" />
        </Fact>
        <Fact label={t('funds.reference')}>#{last.transferId}</Fact>
      </Facts>
    </Sheet>
  );
}
