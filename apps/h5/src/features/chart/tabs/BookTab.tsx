import type { LevelPair, QuotationRow } from '@candor/api';
import { Empty, SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { BookDashed } from 'lucide-react';
import { useBook } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';

const rowsShown = 12;

/**
 * Bids at the left, asks at the right, the best on top; the bars are the amounts that could be traded down to each row.
 */
export function BookTab({ pair }: { readonly pair: QuotationRow }) {
  const t = useMessages();
  const book = useBook(pair.pairId);
  if (book === undefined) return <BookSkeleton />;
  const [bids, asks] = [book.bids.slice(0, rowsShown), book.asks.slice(0, rowsShown)];
  if (bids.length === 0 && asks.length === 0) {
    return <Empty icon={<BookDashed />} title={t('chart.bookEmpty')} text={t('chart.bookEmptyText')} />;
  }
  const [bidShares, askShares] = [runningTotals(bids), runningTotals(asks)];
  const most = Math.max(bidShares.at(-1) ?? 0, askShares.at(-1) ?? 0) || 1;
  return (
    <div className="px-4">
      <div className="flex h-6 items-center justify-between text-11 text-fg-3">
        <span>{t('chart.amountOf', { asset: pair.baseCode })}</span>
        <span>{t('chart.priceIn', { asset: pair.quoteCode })}</span>
        <span>{t('chart.amountOf', { asset: pair.baseCode })}</span>
      </div>
      <div className="grid grid-cols-2 gap-x-2 huge:grid-cols-1" style={{ minHeight: rowsShown * 24 }}>
        <Side label={t('chart.bids')} side="bid" levels={bids} totals={bidShares} most={most} pair={pair} />
        <Side label={t('chart.asks')} side="ask" levels={asks} totals={askShares} most={most} pair={pair} />
      </div>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly side: 'bid' | 'ask';
  readonly levels: readonly LevelPair[];
  readonly totals: readonly number[];
  readonly most: number;
  readonly pair: QuotationRow;
}

function Side({ label, side, levels, totals, most, pair }: SideProps) {
  const isBid = side === 'bid';
  return (
    <ol aria-label={label}>
      {levels.map(([price, amount], place) => {
        const share = ((totals[place] ?? 0) / most) * 100;
        const cells = [
          <AmountText key="amount" value={amount} decimals={pair.amountDecimals} className="text-fg-2" />,
          <AmountText
            key="price"
            value={price}
            decimals={pair.priceDecimals}
            className={isBid ? 'text-up' : 'text-down'}
          />,
        ];
        return (
          <li key={place} className="relative flex h-6 items-center justify-between text-13">
            <span
              aria-hidden
              className={`absolute inset-y-px ${isBid ? 'right-0 bg-up-soft' : 'left-0 bg-down-soft'}`}
              style={{ width: `${share}%` }}
            />
            <span className="relative flex w-full justify-between">{isBid ? cells : cells.toReversed()}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Amounts added up from the best price; only as long as bars need to be right. */
function runningTotals(levels: readonly LevelPair[]): readonly number[] {
  let total = 0;
  return levels.map(([, amount]) => {
    total += Number(amount);
    return total;
  });
}

function BookSkeleton() {
  return (
    <SkeletonFrame className="px-4 pt-6">
      {Array.from({ length: rowsShown }, (_, place) => (
        <div key={place} className="flex h-6 items-center justify-between gap-2">
          <SkeletonBlock className="h-3 w-14" />
          <SkeletonBlock className="h-3 w-34" />
          <SkeletonBlock className="h-3 w-14" />
        </div>
      ))}
    </SkeletonFrame>
  );
}
