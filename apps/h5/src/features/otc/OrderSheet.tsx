import {
  getOtcAd,
  listAssets,
  listOtcMethods,
  listOtcOrders,
  listWallets,
  openOtcOrder,
  type OutputOf,
} from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { momentText } from '@candor/kit';
import { Note, SkeletonRows } from '@candor/kit/view';
import { atomsToText } from '@candor/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { MethodSheet } from './MethodSheet.tsx';
import { mostOf, type OrderForm as Form, orderProblem, quantityOf, totalOf } from './order-form.ts';
import { Stats } from './Stats.tsx';
import { usePriceText } from './use-price-text.ts';

interface OrderSheetProps {
  readonly adId: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The price moves, and an order at another one is refused. */
const renewEveryMs = 5_000;

/** An order on an ad: every figure, and the delay that comes with it, before the tap. */
export function OrderSheet({ adId, isOpen, onClose }: OrderSheetProps) {
  const t = useMessages();
  const found = useCall(getOtcAd, { ad: adId }, { staleMs: 0, everyMs: renewEveryMs, isEnabled: isOpen });
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
  const own = useOwnFormat();
  const durationText = useDurationText();
  const priceText = usePriceText();
  const queries = useQueryClient();
  const { ad, delayMs, limit } = found;
  const { assetId, code, scale, fiatCode, fiatScale, methods, paymentMinutes, text, priceNow } = ad;
  const isBuy = ad.side === 'sell';
  const [form, setForm] = useState<Form>({ amount: '', unreadable: undefined });
  const [method, setMethod] = useState(methods[0]);
  const [isMethodOpen, setIsMethodOpen] = useState(false);
  const isOffered = useIsOffered('otc');
  const available = useAvailable('spot', assetId);
  // A seller is paid by one of these.
  const kept = useCall(listOtcMethods, {}, { isEnabled: !isBuy });
  const known = kept.data?.methods.find((one) => one.method === method);
  const waitsUntilMs = isBuy ? undefined : known?.usableAtMs;
  const assets = useCall(listAssets, {});
  const usdtPrice = assets.data?.find((one) => one.assetId === assetId)?.usdtPrice;
  const command = useCommand(openOtcOrder, {
    invalidates: [listOtcOrders, listWallets, getOtcAd],
    onFailed: ({ failure }) => {
      if (failure.kind === 'refused' && failure.code === 'otc_details_missing') setIsMethodOpen(true);
      // Most refusals are of terms that have changed: the new ones are shown.
      else void readAgain(queries, getOtcAd);
      return true;
    },
    onDone: ({ orderId }) => {
      onDone();
      navigateTo('/pages/otc/order', { id: orderId });
    },
  });
  const facts = { isOffered, found, usdtPrice, available };
  const problem = orderProblem(form, facts);
  const inFiat = (amount: string) => format.amount(amount, fiatScale);
  const limits = t('otc.sheet.outside', { min: inFiat(ad.orderMin), max: inFiat(ad.orderMax), fiat: fiatCode });
  const problemText =
    problem &&
    {
      not_offered: () => t('common.notOffered'),
      no_price: () => t('otc.sheet.noPrice'),
      unreadable: () => t('funds.amountNotRead'),
      amount_missing: () => t('funds.amountMissing'),
      too_much: () => t('otc.sheet.tooMuch', { amount: format.amount(ad.quantity), code }),
      outside: () => limits,
      above_limit: () => t('otc.sheet.aboveLimit', { amount: format.amount(limit) }),
      insufficient: () => t('funds.amountInsufficient', { amount: own.amount(available), asset: code }),
    }[problem]();
  const isAtButton =
    problem === 'not_offered' || problem === 'no_price' || problem === 'unreadable' || problem === 'amount_missing';
  const change = (amount: string, unreadable?: Form['unreadable']) => {
    command.clearError();
    setForm({ amount, unreadable });
  };
  const send = () => {
    if (method === undefined || priceNow === undefined) return;
    void command.run({ ad: ad.adId, quantity: form.amount, method, price: priceNow, delayMs });
  };
  return (
    <div className="flex flex-col gap-4 pb-2">
      <NotOffered product="otc" />
      <AmountField
        label={t('otc.sheet.amount')}
        labelEnd={!isBuy && available !== undefined && <AvailableText value={available} code={code} />}
        unit={code}
        decimals={scale}
        value={form.amount}
        hint={limits}
        error={isAtButton ? undefined : problemText}
        onChange={change}
        end={!isBuy && <MaxButton onClick={() => change(mostOf(facts))} />}
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
          {priceText(priceNow, fiatScale)} {fiatCode}
        </Fact>
        <Fact label={t(isBuy ? 'otc.sheet.total' : 'otc.sheet.totalSell')}>
          {inFiat(atomsToText(totalOf(form, found), fiatScale))} {fiatCode}
        </Fact>
        <Fact label={t('otc.sheet.window')}>{durationText(paymentMinutes * minuteMs)}</Fact>
      </Facts>
      <Stats adId={ad.adId} />
      {text !== '' && <Note title={t('otc.sheet.words')}>{text}</Note>}
      {delayMs > 0 && <Note tone="warn">{t('otc.sheet.delay', { time: durationText(delayMs) })}</Note>}
      {waitsUntilMs !== undefined && (
        <Note tone="warn">{t('otc.method.waits', { time: momentText(waitsUntilMs) })}</Note>
      )}
      <CommandError error={command.error} />
      <p className="text-12 text-fg-3">{t('otc.sheet.held')}</p>
      <Button
        isWide
        look={isBuy ? 'buy' : 'sell'}
        isBusy={command.isBusy}
        isDisabled={problem !== undefined || method === undefined || waitsUntilMs !== undefined}
        reason={isAtButton ? problemText : undefined}
        onClick={send}
      >
        {t(isBuy ? 'otc.sheet.submitBuy' : 'otc.sheet.submitSell', {
          amount: format.amount(atomsToText(quantityOf(form, found), scale)),
          code,
        })}
      </Button>
      {method !== undefined && (
        <MethodSheet
          key={method}
          method={method}
          known={known}
          isOpen={isMethodOpen}
          onClose={() => {
            setIsMethodOpen(false);
            command.clearError();
          }}
        />
      )}
    </div>
  );
}
