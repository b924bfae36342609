import type { OrderRow, QuotationRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { FigurePair } from './FigurePair.tsx';
import { filledPercent } from './filled-percent.ts';
import { hasConditions, type OrderConditionsProps } from './order-kind.ts';

const OrderConditionPairs = lazyPart(
  () => import('./OrderConditions.tsx').then((m) => m.OrderConditionPairs),
  ({ order }: OrderConditionsProps) => hasConditions(order),
);

interface OrderFiguresProps {
  readonly order: OrderRow;
  /** For the decimals; without it figures show as they came. */
  readonly pair: QuotationRow | undefined;
}

/** Price, filled part, and the exits. */
export function OrderFigures({ order, pair }: OrderFiguresProps) {
  const t = useMessages();
  const percent = filledPercent(order);
  const price = (text: string) => <AmountText value={text} decimals={pair?.priceDecimals} className="text-fg" />;
  const [done, whole] =
    order.quantity === undefined ? [order.filledQuote, order.quoteAmount] : [order.filled, order.quantity];
  const decimals = order.quantity === undefined ? pair?.quoteDecimals : pair?.amountDecimals;
  const isOcoStop = order.linkedOrderId !== undefined && order.stopPrice !== undefined;
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 pt-1.5 text-12 text-fg-3">
        <dl className="grid flex-1 grid-cols-[minmax(40%,auto)_auto] justify-start gap-x-3 huge:grid-cols-1">
          <FigurePair label={t('common.price')}>
            {order.price === undefined ? (
              <span className="text-fg">{t('words.orderTypes.market')}</span>
            ) : (
              price(order.price)
            )}
          </FigurePair>
          <FigurePair label={t('orders.filled')}>
            <AmountText value={done} decimals={decimals} className="text-fg" />
            {' / '}
            <AmountText value={whole} decimals={decimals} className="text-fg" />
          </FigurePair>
        </dl>
        <span className="tabular-nums">{percent}%</span>
      </div>
      <div aria-hidden className="mt-1.5 h-0.5 overflow-hidden rounded-full bg-inset">
        <div className="h-full rounded-full bg-ink" style={{ width: `${percent}%` }} />
      </div>
      {(order.stopPrice ?? order.takeProfitPrice ?? order.stopLossPrice ?? order.linkedOrderId) !== undefined && (
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5 pt-1.5 text-12 text-fg-3">
          {order.stopPrice !== undefined && (
            <FigurePair label={t('orders.trigger')}>{price(order.stopPrice)}</FigurePair>
          )}
          {order.takeProfitPrice !== undefined && (
            <FigurePair label={t('trade.takeProfit')}>{price(order.takeProfitPrice)}</FigurePair>
          )}
          {order.stopLossPrice !== undefined && (
            <FigurePair label={t('trade.stopLoss')}>{price(order.stopLossPrice)}</FigurePair>
          )}
          {order.linkedOrderId !== undefined && (
            <FigurePair label={isOcoStop ? t('orders.ocoStopOf') : t('orders.ocoLimitOf')}>
              <span className="text-fg">#{order.linkedOrderId}</span>
            </FigurePair>
          )}
        </dl>
      )}
      <OrderConditionPairs order={order} pair={pair} />
    </>
  );
}
