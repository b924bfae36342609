import type { OrderRow, QuotationRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { filledPercent } from './filled-percent.ts';
import { isArmed } from './is-armed.ts';
import { hasConditions, kindOf, type OrderConditionsProps } from './order-kind.ts';

const OrderConditionFacts = lazyPart(
  () => import('./OrderConditions.tsx').then((m) => m.OrderConditionFacts),
  ({ order }: OrderConditionsProps) => hasConditions(order),
);

/** The terms of an order and its outcome, line by line. */
export function OrderFacts({ order, pair }: { readonly order: OrderRow; readonly pair: QuotationRow | undefined }) {
  const t = useMessages();
  const [base, quote] = order.symbol.split('/') as [string, string];
  const isBuy = order.side === 'buy';
  const price = (text: string) => <AmountText value={text} decimals={pair?.priceDecimals} unit={quote} />;
  const isOver = order.endedAtMs !== undefined;
  return (
    <>
      <div className="flex items-center gap-2 pb-1">
        <Tag look={isBuy ? 'up' : 'down'}>
          {t('orders.sideOfType', { side: order.side, type: t(`words.orderTypes.${kindOf(order)}`) })}
        </Tag>
        <span className="text-15 font-semibold">{order.symbol}</span>
        <span className="ml-auto text-13 text-fg-2">
          {isArmed(order) ? t('words.armed') : t(`words.orderStatuses.${order.status}`)}
        </span>
      </div>
      {isArmed(order) && <p className="pb-1 text-13 text-warn">{t('words.armedHint')}</p>}
      {order.endReason !== undefined && (
        <p className="pb-1 text-13 text-fg-2">{t(`words.endReasons.${order.endReason}`)}</p>
      )}
      <Facts>
        {order.price !== undefined && <Fact label={t('common.price')}>{price(order.price)}</Fact>}
        {order.stopPrice !== undefined && <Fact label={t('orders.trigger')}>{price(order.stopPrice)}</Fact>}
        <Fact label={t('common.amount')}>
          {order.quantity === undefined ? (
            <AmountText value={order.quoteAmount} unit={quote} />
          ) : (
            <AmountText value={order.quantity} unit={base} />
          )}
        </Fact>
        <Fact label={`${t('orders.filled')} (${filledPercent(order)}%)`}>
          <AmountText value={order.filled} unit={base} />
        </Fact>
        {order.averagePrice !== undefined && <Fact label={t('orders.averagePrice')}>{price(order.averagePrice)}</Fact>}
        {order.filled !== '0' && (
          <>
            <Fact label={t('common.total')}>
              <AmountText value={order.filledQuote} unit={quote} />
            </Fact>
            <Fact label={t('common.fee')}>
              <AmountText value={order.fee} unit={isBuy ? base : quote} />
            </Fact>
          </>
        )}
        {!isOver && (
          <Fact label={t('orders.held')}>
            <AmountText value={order.held} unit={isBuy ? quote : base} />
          </Fact>
        )}
        {order.price !== undefined && (
          <Fact label={t('trade.timeInForce')}>
            {t(`trade.lifetimes.${order.isPostOnly ? 'post_only' : order.timeInForce}`)}
          </Fact>
        )}
        <OrderConditionFacts order={order} pair={pair} />
        {order.takeProfitPrice !== undefined && (
          <Fact label={t('trade.takeProfit')}>{price(order.takeProfitPrice)}</Fact>
        )}
        {order.stopLossPrice !== undefined && <Fact label={t('trade.stopLoss')}>{price(order.stopLossPrice)}</Fact>}
        {order.linkedOrderId !== undefined && <Fact label={t('orders.linkedOrder')}>#{order.linkedOrderId}</Fact>}
        <Fact label={t('orders.placed')}>
          <TimeText atMs={order.placedAtMs} look="moment" />
        </Fact>
        {order.endedAtMs !== undefined && (
          <Fact label={t('orders.ended')}>
            <TimeText atMs={order.endedAtMs} look="moment" />
          </Fact>
        )}
      </Facts>
    </>
  );
}
