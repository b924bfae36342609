import {
  amendSpotExits,
  amendSpotOrder,
  listAssets,
  listSpotOrders,
  type OrderRow,
  type QuotationRow,
} from '@candor/api';
import { atomsToText } from '@candor/money';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useLast } from '#hooks/use-last.ts';
import { useBook, useOpenOrders, useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { toast } from '#ui/Toast.tsx';
import { useOrderFacts } from '../form/use-order-facts.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import { type PairTerms, pairTermsFrom } from '../pair-terms.ts';
import { amendExitsForm, hasExits } from './amend-exits-form.ts';
import { type AmendFacts, amendForm, hasTrigger } from './amend-form.ts';
import { legsOf } from './amend-oco-form.ts';
import { AmendOcoFields } from './AmendOcoFields.tsx';

interface AmendPanelProps {
  /** Absent: closed. */
  readonly order: OrderRow | undefined;
  /** The price that its line was dragged to on the chart. */
  readonly price?: string | undefined;
  readonly pairs: readonly QuotationRow[];
  readonly onClose: () => void;
}

/** Changes price and size of an order, and shows if it keeps its place in line. */
export function AmendPanel({ order, price, pairs, onClose }: AmendPanelProps) {
  const t = useMessages();
  const shown = useLast(order);
  const moved = useLast(price);
  const assets = useCall(listAssets, {});
  const row = pairs.find((pair) => pair.pairId === shown?.pairId);
  const terms = row && assets.data && pairTermsFrom(row, assets.data);
  const orders = useOpenOrders();
  // A leg that ends takes the other one along or leaves it alone: the sheet keeps what it shows until it has closed.
  const linked = useLast(orders?.find(({ orderId }) => orderId === shown?.linkedOrderId));
  const legs = shown && linked && legsOf(shown, linked);
  const isOco = shown?.linkedOrderId !== undefined;
  return (
    <Sheet isOpen={order !== undefined} onClose={onClose} title={t('orders.amendTitle')}>
      {isOco && legs && row && terms && (
        <AmendOcoFields
          key={`${legs.limit.orderId} ${moved}`}
          {...legs}
          moved={moved === undefined ? undefined : { orderId: shown.orderId, price: moved }}
          row={row}
          terms={terms}
          onClose={onClose}
        />
      )}
      {shown && !isOco && row && terms && (
        <AmendFields
          key={`${shown.orderId} ${moved}`}
          order={shown}
          price={moved}
          row={row}
          terms={terms}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface AmendFieldsProps {
  readonly order: OrderRow;
  readonly price: string | undefined;
  readonly row: QuotationRow;
  readonly terms: PairTerms;
  readonly onClose: () => void;
}

function AmendFields({ order, price, row, terms, onClose }: AmendFieldsProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const problemText = useProblemText(terms);
  const ticker = useTicker(row.pairId) ?? row;
  const book = useBook(row.pairId);
  const orderFacts = useOrderFacts(terms, ticker, book);
  const [form, setForm] = useState(() => amendForm.initial(order, price));
  const amend = useCommand(amendSpotOrder, {
    invalidates: [listSpotOrders],
    onFailed: () => true,
    onDone: () => {
      toast('success', t('notices.orderAmended'));
      onClose();
    },
  });
  const [exits, setExits] = useState(() => amendExitsForm.initial(order));
  const areExitsChanged = amendExitsForm.isChanged(exits, order);
  const amendExits = useCommand(amendSpotExits, {
    invalidates: [listSpotOrders],
    onFailed: () => true,
    onDone: () => {
      if (isAmended) return;
      toast('success', t('notices.orderAmended'));
      onClose();
    },
  });
  const facts: AmendFacts = {
    order,
    terms,
    market: orderFacts.market,
    available: order.side === 'buy' ? orderFacts.available.quote : orderFacts.available.base,
  };
  const exitsCode = book === undefined ? undefined : amendExitsForm.problem(exits, facts);
  const code = (book === undefined ? undefined : amendForm.problem(form, facts)) ?? exitsCode;
  const summary = amendForm.summarize(form, facts);
  const isAmended = summary !== undefined;
  const error = amendExits.error ?? amend.error;
  const hold = amendForm.holdAfter(form, facts);
  const reason =
    error !== undefined
      ? failureText(error)
      : code === undefined
        ? ''
        : problemText({ kind: 'refused', code, field: undefined });
  const isBuy = order.side === 'buy';
  const clearErrors = () => {
    amend.clearError();
    amendExits.clearError();
  };
  const change = (next: typeof form) => {
    clearErrors();
    setForm(next);
  };
  const exitField = (name: keyof typeof exits, label: string) => (
    <StepperField
      label={label}
      step={terms.tickText}
      decimals={terms.priceDecimals}
      value={exits[name]}
      onChange={(text) => {
        clearErrors();
        setExits((before) => ({ ...before, [name]: text }));
      }}
    />
  );
  const send = async () => {
    // First, and as one: an order that the other change lets fill has no exits to change any more.
    if (areExitsChanged) {
      const changed = await amendExits.run({
        orderId: order.orderId,
        ...(exits.takeProfitPrice !== '' && { takeProfitPrice: exits.takeProfitPrice }),
        ...(exits.stopLossPrice !== '' && { stopLossPrice: exits.stopLossPrice }),
      });
      if (changed === undefined || !isAmended) return;
    }
    await amend.run({
      orderId: order.orderId,
      ...(order.price !== undefined && form.price !== order.price && { price: form.price }),
      ...(hasTrigger(order) && form.stopPrice !== order.stopPrice && { stopPrice: form.stopPrice }),
      ...(form.amount !== order.quantity && { quantity: form.amount }),
    });
  };
  return (
    <div className="flex flex-col gap-3 pt-1">
      {hasTrigger(order) && (
        <StepperField
          label={t('trade.stopPrice', { asset: terms.quoteCode })}
          step={terms.tickText}
          decimals={terms.priceDecimals}
          value={form.stopPrice}
          onChange={(price) => change(amendForm.actions.setStopPrice(form, price))}
        />
      )}
      {order.price !== undefined && (
        <StepperField
          label={t('trade.price', { asset: terms.quoteCode })}
          step={terms.tickText}
          decimals={terms.priceDecimals}
          value={form.price}
          onChange={(price) => change(amendForm.actions.setPrice(form, price))}
        />
      )}
      <StepperField
        label={t('trade.amount', { asset: terms.baseCode })}
        step={terms.lotText}
        decimals={terms.amountDecimals}
        value={form.amount}
        onChange={(amount) => change(amendForm.actions.setAmount(form, amount))}
      />
      {hasExits(order) && (
        <div className="grid grid-cols-2 gap-2.5 slim:grid-cols-1">
          {exitField('takeProfitPrice', t('trade.takeProfit'))}
          {exitField('stopLossPrice', t('trade.stopLoss'))}
        </div>
      )}
      <Facts>
        <Fact label={t('orders.filled')}>
          <AmountText value={order.filled} unit={terms.baseCode} />
        </Fact>
        <Fact label={t('orders.heldAfter')}>
          <AmountText
            value={hold === undefined ? undefined : atomsToText(hold, isBuy ? terms.quoteScale : terms.baseScale)}
            unit={isBuy ? terms.quoteCode : terms.baseCode}
          />
        </Fact>
      </Facts>
      <p className="min-h-9 text-13 text-fg-2">
        {summary === undefined && areExitsChanged
          ? t('orders.exitsKeepPlace')
          : summary === undefined
            ? t(order.status === 'waiting' ? 'orders.amendStopHint' : 'orders.amendHint')
            : summary.waits
              ? t('orders.waitsOn')
              : summary.takesNow
                ? t('orders.takesNow')
                : summary.keepsPriority
                  ? t('orders.keepsPlace')
                  : t('orders.losesPlace')}
      </p>
      <p role="status" className={`min-h-4 text-12 ${error ? 'text-danger' : 'text-fg-3'}`}>
        {reason}
      </p>
      <Button
        isWide
        isBusy={amend.isBusy || amendExits.isBusy}
        isDisabled={code !== undefined || (!isAmended && !areExitsChanged)}
        onClick={() => void send()}
      >
        {t('orders.amendDo')}
      </Button>
    </div>
  );
}
