import { amendSpotOrder, listSpotOrders, type OrderRow, type QuotationRow } from '@candor/api';
import { atomsToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useBook, useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { toast } from '#ui/Toast.tsx';
import { useOrderFacts } from '../form/use-order-facts.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import type { PairTerms } from '../pair-terms.ts';
import { type AmendOcoForm, amendOcoForm } from './amend-oco-form.ts';

interface AmendOcoFieldsProps {
  readonly limit: OrderRow;
  readonly stop: OrderRow;
  /** The leg whose line was dragged on the chart, and where to. */
  readonly moved: { readonly orderId: number; readonly price: string } | undefined;
  readonly row: QuotationRow;
  readonly terms: PairTerms;
  readonly onClose: () => void;
}

/** Changes the prices of both legs of an OCO in one step, and shows if its limit keeps its place in line. */
export function AmendOcoFields({ limit, stop, moved, row, terms, onClose }: AmendOcoFieldsProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const problemText = useProblemText(terms);
  const ticker = useTicker(row.pairId) ?? row;
  const book = useBook(row.pairId);
  const { market, available } = useOrderFacts(terms, ticker, book);
  const [form, setForm] = useState(() => amendOcoForm.initial(limit, stop, moved));
  const amend = useCommand(amendSpotOrder, {
    invalidates: [listSpotOrders],
    onFailed: () => true,
    onDone: () => {
      toast('success', t('notices.orderAmended'));
      onClose();
    },
  });
  const isBuy = limit.side === 'buy';
  const facts = { limit, stop, terms, market, available: isBuy ? available.quote : available.base };
  const code = book === undefined ? undefined : amendOcoForm.problem(form, facts);
  const summary = amendOcoForm.summarize(form, facts);
  const reason =
    amend.error !== undefined
      ? failureText(amend.error)
      : code === undefined
        ? ''
        : problemText({ kind: 'refused', code, field: undefined });
  const quote = { asset: terms.quoteCode };
  const field = (name: keyof AmendOcoForm, label: string) => (
    <StepperField
      label={label}
      step={terms.tickText}
      decimals={terms.priceDecimals}
      value={form[name]}
      onChange={(text) => {
        amend.clearError();
        setForm((before) => ({ ...before, [name]: text }));
      }}
    />
  );
  return (
    <div className="flex flex-col gap-3 pt-1">
      {field('limitPrice', t('orders.limitLeg', quote))}
      {field('stopPrice', t('orders.stopLeg', quote))}
      {stop.price !== undefined && field('stopLimitPrice', t('orders.stopLegLimit', quote))}
      <Facts>
        <Fact label={t('trade.amount', { asset: terms.baseCode })}>
          <AmountText value={limit.quantity} />
        </Fact>
        <Fact label={t('orders.heldAfter')}>
          <AmountText
            value={atomsToText(
              summary?.hold ?? amendOcoForm.heldNow(facts),
              isBuy ? terms.quoteScale : terms.baseScale,
            )}
            unit={isBuy ? terms.quoteCode : terms.baseCode}
          />
        </Fact>
      </Facts>
      <p className="min-h-9 text-13 text-fg-2">
        {t(
          summary === undefined
            ? 'orders.amendOcoHint'
            : summary.keepsPriority
              ? 'orders.limitKeepsPlace'
              : 'orders.limitLosesPlace',
        )}
      </p>
      <p role="status" className={`min-h-4 text-12 ${amend.error ? 'text-danger' : 'text-fg-3'}`}>
        {reason}
      </p>
      <Button
        isWide
        isBusy={amend.isBusy}
        isDisabled={summary === undefined}
        onClick={() =>
          void amend.run({
            orderId: limit.orderId,
            ...(form.limitPrice !== limit.price && { price: form.limitPrice }),
            ...(form.stopPrice !== stop.stopPrice && { stopPrice: form.stopPrice }),
            ...(stop.price !== undefined &&
              form.stopLimitPrice !== stop.price && { stopLimitPrice: form.stopLimitPrice }),
          })
        }
      >
        {t('orders.amendDo')}
      </Button>
    </div>
  );
}
