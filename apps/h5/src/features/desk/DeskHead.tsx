import type { QuotationRow, TickerRow } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { ChartCandlestick, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { PairDrawer } from './PairDrawer.tsx';
import { PairHead } from './PairHead.tsx';

interface DeskHeadProps {
  readonly row: Pick<QuotationRow, 'pairId' | 'symbol'>;
  readonly ticker: TickerRow;
  /** Those to choose from. */
  readonly pairs: readonly QuotationRow[];
  readonly onChoose: (pair: QuotationRow) => void;
  readonly onOpenChart: () => void;
  /** The content behind the three dots. */
  readonly renderMore: (sheet: { readonly isOpen: boolean; readonly onClose: () => void }) => ReactNode;
  /** Ways on between the chart and the three dots. */
  readonly children?: ReactNode;
}

/** The pair's name (opens the list of pairs), its change, and the ways on: chart, more. */
export function DeskHead({ row, ticker, pairs, onChoose, onOpenChart, renderMore, children }: DeskHeadProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'pairs' | 'more'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PairHead symbol={row.symbol} ticker={ticker} onChoose={() => setOpen('pairs')}>
        <IconButton
          label={t('trade.openChart')}
          icon={<ChartCandlestick aria-hidden strokeWidth={1.75} />}
          onClick={onOpenChart}
        />
        {children}
        <IconButton
          label={t('common.more')}
          aria-haspopup="dialog"
          icon={<Ellipsis aria-hidden strokeWidth={1.75} />}
          onClick={() => setOpen('more')}
        />
      </PairHead>
      <PairDrawer
        isOpen={open === 'pairs'}
        onClose={close}
        pairs={pairs}
        value={row.pairId}
        onChoose={(pair) => {
          close();
          onChoose(pair);
        }}
      />
      {renderMore({ isOpen: open === 'more', onClose: close })}
    </>
  );
}
