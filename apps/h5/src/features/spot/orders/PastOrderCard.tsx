import type { OrderRow, QuotationRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { filledPercent } from './filled-percent.ts';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderHead } from './OrderHead.tsx';

interface PastOrderCardProps {
  readonly order: OrderRow;
  readonly pair: QuotationRow | undefined;
  readonly onOpen: () => void;
}

/** A past order: its outcome, and the reason of its end, in words. */
export function PastOrderCard({ order, pair, onOpen }: PastOrderCardProps) {
  const t = useMessages();
  const percent = filledPercent(order);
  const isPartly = order.status !== 'filled' && percent > 0;
  return (
    <article className="relative border-b border-line px-4 py-2.5">
      <div className="flex items-center gap-2">
        <OrderHead order={order} onOpen={onOpen} />
        <span className="ml-auto shrink-0 text-12 font-medium text-fg-2">
          {isPartly ? t('words.partlyFilled') : t(`words.orderStatuses.${order.status}`)}
        </span>
      </div>
      <OrderFigures order={order} pair={pair} />
      <p className="flex flex-wrap justify-between gap-x-3 pt-1.5 text-12 text-fg-3">
        {order.endReason !== undefined && order.endReason !== 'filled' && (
          <span>{t(`words.endReasons.${order.endReason}`)}</span>
        )}
        {order.averagePrice !== undefined && (
          <span className="tabular-nums">
            {t('orders.averagePrice')}{' '}
            <AmountText value={order.averagePrice} decimals={pair?.priceDecimals} className="text-fg" />
          </span>
        )}
      </p>
    </article>
  );
}
