import { getOtcAd, listOtcOrders, listWallets, openOtcOrder, type OutputOf } from '@candor/api';
import { otcTotal } from '@candor/exchange/rules';
import { atomsFromText, atomsToText, priceScale, zero } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Note } from '#ui/Note.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { MethodSheet } from './MethodSheet.tsx';
import { Stats } from './Stats.tsx';

interface OrderSheetProps {
  readonly adId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An order on an ad: every figure, and the delay that comes with it, before the tap. */
export function OrderSheet({ adId, isOpen, onClose }: OrderSheetProps) {
  const t = useMessages();
  const found = useCall(getOtcAd, { ad: adId });
  const ad = found.data?.ad;
  const title =
    ad === undefined
      ? t('common.titles.otcOrder')
      : t(ad.side === 'sell' ? 'otc.sheet.buy' : 'otc.sheet.sell', { code: ad.code, name: ad.maker.nickname });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <Loaded from={found} skeleton={<SkeletonRows rows={4} />}>
        {(data) => <OrderForm found={data} onDone={onClose} />}
      </Loaded>
    </Sheet>
  );
}

function OrderForm({ found, onDone }: { readonly found: OutputOf<typeof getOtcAd>; readonly onDone: () => void }) {
  const t = useMessages();
  const format = useFormat();
  const { ad, delayMs } = found;
  const { code, scale, fiatCode, fiatScale, methods, paymentMinutes, text, priceNow, orderMin, orderMax } = ad;
  const isBuy = ad.side === 'sell';
  const [typed, setTyped] = useState<{ amount: string; unreadable: AmountProblem | undefined }>({
    amount: '',
    unreadable: undefined,
  });
  const [method, setMethod] = useState(methods[0]);
  const [isMethodOpen, setIsMethodOpen] = useState(false);
  const command = useCommand(openOtcOrder, {
    invalidates: [listOtcOrders, listWallets, getOtcAd],
    onFailed: ({ failure }) => {
      const needsDetails = failure.kind === 'refused' && failure.code === 'otc_details_missing';
      if (needsDetails) setIsMethodOpen(true);
      return !needsDetails;
    },
    onDone: ({ orderId }) => {
      onDone();
      navigateTo('/pages/otc/order', { id: orderId });
    },
  });
  const quantity = atomsFromText(typed.amount, scale) ?? zero;
  const price = atomsFromText(priceNow ?? '0', priceScale) ?? zero;
  const total = otcTotal(quantity, price, { asset: scale, fiat: fiatScale });
  const inFiat = (amount: string) => atomsFromText(amount, fiatScale) ?? zero;
  const isOutside = quantity > 0n && (total < inFiat(orderMin) || total > inFiat(orderMax));
  const isTooMuch = quantity > (atomsFromText(ad.quantity, scale) ?? zero);
  const limits = t('otc.sheet.outside', { min: format.amount(orderMin), max: format.amount(orderMax), fiat: fiatCode });
  const problem =
    typed.unreadable !== undefined
      ? t('funds.amountNotRead')
      : isTooMuch
        ? t('otc.sheet.tooMuch', { amount: format.amount(ad.quantity), code })
        : isOutside
          ? limits
          : undefined;
  const amount = format.amount(typed.amount === '' ? '0' : typed.amount);
  const send = () => {
    if (method === undefined || priceNow === undefined) return;
    void command.run({ ad: ad.adId, quantity: typed.amount, method, price: priceNow, delayMs });
  };
  return (
    <div className="flex flex-col gap-4 pb-2">
      <AmountField
        label={t('otc.sheet.amount')}
        unit={code}
        decimals={scale}
        value={typed.amount}
        hint={limits}
        error={problem}
        onChange={(next, unreadable) => {
          command.clearError();
          setTyped({ amount: next, unreadable });
        }}
      />
      <div className="-mx-4">
        <Chips
          label={t('otc.sheet.method')}
          items={methods.map((id) => ({ id, label: t(`otc.methods.${id}`) }))}
          value={method}
          onChange={setMethod}
        />
      </div>
      <Facts>
        <Fact label={t('otc.sheet.price')}>
          {format.amount(priceNow ?? '0')} {fiatCode}
        </Fact>
        <Fact label={t(isBuy ? 'otc.sheet.total' : 'otc.sheet.totalSell')}>
          {format.amount(atomsToText(total, fiatScale))} {fiatCode}
        </Fact>
        <Fact label={t('otc.sheet.window')}>{t('otc.sheet.minutes', { count: paymentMinutes })}</Fact>
      </Facts>
      <Stats adId={ad.adId} />
      {text !== '' && <Note title={t('otc.sheet.words')}>{text}</Note>}
      {delayMs > 0 && <Note tone="warn">{t('otc.sheet.delay', { hours: timeLeftText(delayMs) })}</Note>}
      <CommandError error={command.error} />
      <p className="text-12 text-fg-3">{t('otc.sheet.held')}</p>
      <Button
        isWide
        look={isBuy ? 'buy' : 'sell'}
        isBusy={command.isBusy}
        isDisabled={problem !== undefined || quantity === 0n || priceNow === undefined}
        onClick={send}
      >
        {t(isBuy ? 'otc.sheet.submitBuy' : 'otc.sheet.submitSell', { amount, code })}
      </Button>
      {method !== undefined && (
        <MethodSheet method={method} isOpen={isMethodOpen} onClose={() => setIsMethodOpen(false)} />
      )}
    </div>
  );
}
