import type { TickerRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';

interface PairHeadProps {
  readonly symbol: string;
  readonly ticker: TickerRow;
  /** The name was pressed: opens the list of pairs. */
  readonly onChoose: () => void;
  /** The ways on, as icon buttons at the end. */
  readonly children: ReactNode;
}

/** The line above a desk: the pair's name, its change or why it does not trade, and the ways on. */
export function PairHead({ symbol, ticker, onChoose, children }: PairHeadProps) {
  const t = useMessages();
  return (
    <div className="flex min-h-12 items-center gap-x-2 px-4 huge:flex-wrap">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${symbol}, ${t('trade.choosePair')}`}
        onClick={onChoose}
        className="press tap flex min-w-0 items-center gap-1"
      >
        <span className="truncate text-18 font-bold">{symbol}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {ticker.status === 'trading' ? (
        <span className="flex max-[23.6875rem]:hidden">
          <ChangeChip look="tag" percent={ticker.change24h} isStale={ticker.isStale} />
        </span>
      ) : (
        <Tag look="warn">{t(`words.pairStatuses.${ticker.status}`)}</Tag>
      )}
      <PracticeBadge size="small" />
      <div className="ml-auto flex items-center gap-4.5">{children}</div>
    </div>
  );
}
