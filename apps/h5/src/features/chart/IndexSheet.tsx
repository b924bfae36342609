import type { QuotationRow, TickerRow } from '@candor/api';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** The fields of a ticker that the hero shows; a quotation has them too. */
export type Moving = Pick<
  TickerRow,
  | 'last'
  | 'indexPrice'
  | 'indexAtMs'
  | 'open24h'
  | 'high24h'
  | 'low24h'
  | 'change24h'
  | 'volume24h'
  | 'quoteVolume24h'
  | 'isStale'
>;

interface IndexSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pair: QuotationRow;
  readonly moving: Moving;
}

/** The source of the price (RULES 3), with the figures of this moment. */
export function IndexSheet({ isOpen, onClose, pair, moving }: IndexSheetProps) {
  const t = useMessages();
  const isLive = useSite()?.mode === 'live';
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.index.title')}>
      <Facts>
        <Fact label={t('chart.index.now')}>
          <AmountText value={moving.indexPrice} decimals={pair.priceDecimals} unit={pair.quoteCode} />
        </Fact>
        {pair.hasBook && (
          <Fact label={t('chart.index.last')}>
            <AmountText value={moving.last} decimals={pair.priceDecimals} unit={pair.quoteCode} />
          </Fact>
        )}
        {moving.indexAtMs !== undefined && (
          <Fact label={t('chart.index.updated')}>
            <TimeText atMs={moving.indexAtMs} look="clock" />
          </Fact>
        )}
      </Facts>
      <div className="flex flex-col gap-2.5 pt-2 text-14 text-fg-2">
        <p>{t(isLive ? 'chart.index.liveSource' : 'chart.index.practiceSource')}</p>
        <p>{t('chart.index.grid')}</p>
        <p>{t('chart.index.staleRule')}</p>
      </div>
    </Sheet>
  );
}
