import { isOwnTrade, type listSpotOrders, type OutputOf, type QuotationRow } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';

interface FillListProps {
  readonly fills: Loadable<OutputOf<typeof listSpotOrders>>;
  readonly pair: QuotationRow | undefined;
}

/** The fills of an order: time, price, amount, and the fee of each. */
export function FillList({ fills, pair }: FillListProps) {
  const t = useMessages();
  return (
    <section aria-label={t('orders.tabs.trades')} className="pt-2">
      <h3 className="py-1 text-14 font-semibold">{t('orders.tabs.trades')}</h3>
      <Loaded from={fills} skeleton={<SkeletonRows rows={1} />}>
        {(data) =>
          data.rows.filter(isOwnTrade).map((fill) => (
            <div
              key={fill.tradeId}
              className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-0"
            >
              <span>
                <AmountText
                  value={fill.price}
                  decimals={pair?.priceDecimals}
                  className={`block text-14 font-medium ${fill.side === 'buy' ? 'text-up' : 'text-down'}`}
                />
                <span className="text-12 text-fg-3">
                  {t(`words.roles.${fill.role}`)} · <TimeText atMs={fill.atMs} look="moment" />
                </span>
              </span>
              <span className="flex flex-col items-end">
                <AmountText value={fill.quantity} unit={pair?.baseCode} className="text-14 font-medium" />
                <span className="text-12 text-fg-3">
                  {t('common.fee')} <AmountText value={fill.fee} unit={fill.feeCode} className="[&>span]:text-fg-3" />
                </span>
              </span>
            </div>
          ))
        }
      </Loaded>
    </section>
  );
}
