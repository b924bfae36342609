import type { QuotationRow } from '@candor/api';
import { Empty, SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { History } from 'lucide-react';
import { useTape } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { TimeText } from '#ui/TimeText.tsx';

const rowsShown = 30;
const columns = 'grid h-6 grid-cols-[1fr_1fr_1fr] items-center gap-2';

/** The public tape: the newest trade on top, in the colour of the side that took. */
export function TradesTab({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const trades = useTape(pair.pairId);
  if (trades?.length === 0) {
    return <Empty icon={<History />} title={t('chart.noTrades')} text={t('chart.noTradesText')} />;
  }
  return (
    <div className="px-4 pb-3">
      <div className={`${columns} text-11 text-fg-3`}>
        <span>{t('chart.priceIn', { asset: pair.quoteCode })}</span>
        <span className="text-right">{t('chart.amountOf', { asset: pair.baseCode })}</span>
        <span className="text-right">{t('chart.time')}</span>
      </div>
      {trades === undefined ? (
        <SkeletonFrame>
          {Array.from({ length: 12 }, (_, place) => (
            <div key={place} className={columns}>
              <SkeletonBlock className="h-3 w-16" />
              <SkeletonBlock className="ml-auto h-3 w-14" />
              <SkeletonBlock className="ml-auto h-3 w-14" />
            </div>
          ))}
        </SkeletonFrame>
      ) : (
        <ol>
          {trades.slice(0, rowsShown).map((trade) => (
            <li key={trade.tradeId} className={`${columns} text-13`}>
              <span>
                <AmountText
                  value={trade.price}
                  decimals={pair.priceDecimals}
                  className={trade.takerSide === 'buy' ? 'text-up' : 'text-down'}
                />
                <span className="sr-only"> {t(`words.sides.${trade.takerSide}`)}</span>
              </span>
              <AmountText value={trade.quantity} decimals={pair.amountDecimals} className="text-right text-fg-2" />
              <TimeText atMs={trade.atMs} look="clock" className="text-right text-12 text-fg-3 tabular-nums" />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
