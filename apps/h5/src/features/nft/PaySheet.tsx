import { getArtwork, listMyNfts, listNftOrders, listWallets, type NftOrderRow, payNftOrder } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { isShort } from './bid-form.ts';
import { Thumb } from './Thumb.tsx';
import { useWaitText } from './use-wait-text.ts';

interface PaySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly order: NftOrderRow;
}

/** The rest of a price after an auction, every figure before the tap, asked once more. */
export function PaySheet({ isOpen, onClose, order }: PaySheetProps) {
  const t = useMessages();
  const format = useFormat();
  const waitText = useWaitText();
  const nowMs = useNow(1_000);
  const [isAsking, setIsAsking] = useState(false);
  const { orderId, kind, name, thumb, currency: unit, scale, assetId, price, deposit, rest, deadlineMs } = order;
  const available = useAvailable('spot', assetId);
  const command = useCommand(payNftOrder, {
    invalidates: [listNftOrders, listMyNfts, getArtwork, listWallets],
    onFailed() {
      setIsAsking(false);
      return true;
    },
    onDone() {
      setIsAsking(false);
      onClose();
      toast('success', t('nft.pay.done', { name }));
    },
  });
  const isLate = nowMs >= deadlineMs;
  const reason = isLate
    ? t('nft.orders.expired')
    : isShort(rest, available, scale)
      ? t('nft.short', { unit })
      : undefined;
  const amount = `${format.amount(rest)} ${unit}`;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('nft.pay.title')}>
      <div className="flex flex-col gap-4 pb-1">
        <div className="flex items-center gap-3">
          <Thumb hash={thumb} className="size-14 rounded-tile" />
          <div className="min-w-0">
            <p className="truncate text-15 font-semibold">{name}</p>
            <p className="text-12 text-fg-3">{t(`nft.orders.kinds.${kind}`)}</p>
          </div>
        </div>
        <Facts>
          <Fact label={t('nft.pay.price')}>
            <AmountText value={price} unit={unit} />
          </Fact>
          <Fact label={t('nft.pay.deposit')}>
            −<AmountText value={deposit} unit={unit} />
          </Fact>
          <Fact label={t('nft.pay.rest')}>
            <AmountText value={rest} unit={unit} className="text-17 font-semibold" />
          </Fact>
          <Fact label={t('common.available')}>
            <AmountText value={available} unit={unit} isPrivate />
          </Fact>
          <Fact label={t('nft.pay.left')}>{waitText(deadlineMs - nowMs)}</Fact>
        </Facts>
        <p className="text-12 text-fg-3">{t(kind === 'won' ? 'nft.pay.rule' : 'nft.pay.ruleSecond')}</p>
        <CommandError error={command.error} />
        <Button isWide isDisabled={reason !== undefined} reason={reason} onClick={() => setIsAsking(true)}>
          {t('nft.acts.pay', { amount })}
        </Button>
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('nft.pay.askTitle', { amount })}
        confirmText={t('nft.pay.confirm')}
        isBusy={command.isBusy}
        onConfirm={() => void command.run({ orderId })}
      >
        {t('nft.pay.ask', { amount, name })}
      </AlertDialog>
    </Sheet>
  );
}
