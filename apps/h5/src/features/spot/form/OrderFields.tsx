import { ArrowLeftRight } from 'lucide-react';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import {
  type AmountFieldName,
  hasLimitPrice,
  hasStopPrice,
  isMarketKind,
  orderFormActions,
  unitOf,
} from './order-form.ts';
import type { OrderFieldsProps } from './order-fields-props.ts';
import { SlippageBox } from './SlippageBox.tsx';

const TrailFields = lazyPart(
  () => import('./TrailFields.tsx').then((m) => m.TrailFields),
  ({ form }: OrderFieldsProps) => form.kind === 'trailing_stop',
);

/** Trigger, price and amount, as far as the kind has them. */
export function OrderFields({ form, onChange, terms }: OrderFieldsProps) {
  const t = useMessages();
  const quote = { asset: terms.quoteCode };
  const unit = unitOf(form);
  const setField = (field: AmountFieldName) => (amount: string, problem?: AmountProblem) =>
    onChange(orderFormActions.setField(form, field, amount, problem === undefined));
  const prices = { step: terms.tickText, decimals: terms.priceDecimals };
  return (
    <>
      {hasLimitPrice(form.kind) && (
        <StepperField {...prices} label={t('trade.price', quote)} value={form.price} onChange={setField('price')} />
      )}
      {hasStopPrice(form.kind) && (
        <StepperField
          {...prices}
          label={t('trade.stopPrice', quote)}
          value={form.stopPrice}
          onChange={setField('stopPrice')}
        />
      )}
      {form.kind === 'oco' && (
        <StepperField
          {...prices}
          label={t('trade.stopLimitPrice', quote)}
          value={form.stopLimitPrice}
          onChange={setField('stopLimitPrice')}
        />
      )}
      <TrailFields form={form} onChange={onChange} terms={terms} />
      {form.kind === 'market' && (
        <div className="flex gap-2">
          <p className="grid h-[2.625rem] min-w-0 flex-1 place-items-center truncate rounded-control bg-inset px-2 inset-ring inset-ring-line-field text-13 text-fg-3">
            {t('trade.marketPrice')}
          </p>
          <button
            type="button"
            aria-label={t('trade.switchUnit', { asset: unit === 'base' ? terms.quoteCode : terms.baseCode })}
            onClick={() => onChange(orderFormActions.setUnit(form, unit === 'base' ? 'quote' : 'base'))}
            className="press flex h-[2.625rem] shrink-0 items-center gap-1 rounded-control bg-inset px-2 inset-ring inset-ring-line-field text-12 font-medium text-fg-2"
          >
            {unit === 'base' ? terms.baseCode : terms.quoteCode}
            <ArrowLeftRight aria-hidden className="size-3 text-fg-3" />
          </button>
        </div>
      )}
      <StepperField
        label={t('trade.amount', { asset: unit === 'base' ? terms.baseCode : terms.quoteCode })}
        step={unit === 'base' ? terms.lotText : '1'}
        decimals={unit === 'base' ? terms.amountDecimals : terms.quoteScale}
        value={form.amount}
        onChange={setField('amount')}
      />
    </>
  );
}

/**
 * Take profit and stop loss of a buy: either or both, each sold when the index gets there, and the slippage of the stop
 * loss; a market order has set that already. Of a limit sale the prices at which it is bought back.
 */
export function ExitFields({ form, onChange, terms }: OrderFieldsProps) {
  const t = useMessages();
  const isBuy = form.side === 'buy';
  const fields = [
    ['takeProfitPrice', t(isBuy ? 'trade.takeProfit' : 'trade.buyBackLow')],
    ['stopLossPrice', t(isBuy ? 'trade.stopLoss' : 'trade.buyBackHigh')],
  ] as const;
  return (
    <>
      {fields.map(([field, label]) => (
        <StepperField
          key={field}
          label={`${label} (${terms.quoteCode})`}
          step={terms.tickText}
          decimals={terms.priceDecimals}
          value={form[field]}
          onChange={(amount, problem) =>
            onChange(orderFormActions.setField(form, field, amount, problem === undefined))
          }
        />
      ))}
      {isBuy && !isMarketKind(form.kind) && (
        <div className="flex">
          <SlippageBox
            isNamed
            uses={['stop_loss']}
            value={form.slippage}
            usual={terms.slippageText}
            onChange={(percent) => onChange(orderFormActions.setField(form, 'slippage', percent))}
          />
        </div>
      )}
    </>
  );
}
