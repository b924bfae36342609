import type { QuotationRow, TickerRow } from '@candor/api';
import { IconButton, Tag } from '@candor/kit/view';
import { ChevronDown, CircleHelp, History, Timer } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn, navigateTo } from '#app/navigation.ts';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { PairDrawer } from '#features/desk/PairDrawer.tsx';
import { openOptions } from './open-options.ts';

interface OptionsHeadProps {
  readonly row: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  readonly status: TickerRow['status'];
  /** The user keeps away from options for a while. */
  readonly isPaused: boolean;
  readonly onLimits: () => void;
  readonly onHelp: () => void;
}

/** The pair's name (opens the list of pairs) and the ways on: limits, history, help. */
export function OptionsHead({ row, pairs, status, isPaused, onLimits, onHelp }: OptionsHeadProps) {
  const t = useMessages();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="flex h-12 items-center gap-2 px-4">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${row.symbol}, ${t('trade.choosePair')}`}
        onClick={() => setIsChoosing(true)}
        className="press tap flex min-w-0 items-center gap-1"
      >
        <span className="truncate text-18 font-bold">{row.symbol}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {status === 'trading' ? (
        <span className="flex max-[23.6875rem]:hidden">
          <Tag>{t('trade.tabs.options')}</Tag>
        </span>
      ) : (
        <Tag look="warn">{t(`words.pairStatuses.${status}`)}</Tag>
      )}
      <PracticeBadge size="small" />
      <div className="ml-auto flex items-center gap-4.5">
        <IconButton
          label={t('options.limitsAndPause')}
          aria-haspopup="dialog"
          hasDot={isPaused}
          icon={<Timer aria-hidden strokeWidth={1.75} />}
          onClick={() => requireSignIn() && onLimits()}
        />
        <IconButton
          label={t('options.myOptions')}
          icon={<History aria-hidden strokeWidth={1.75} />}
          onClick={() => navigateTo('/pages/transaction/seconds_order')}
        />
        <IconButton
          label={t('options.help')}
          aria-haspopup="dialog"
          icon={<CircleHelp aria-hidden strokeWidth={1.75} />}
          onClick={onHelp}
        />
      </div>
      <PairDrawer
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        pairs={pairs}
        value={row.pairId}
        onChoose={(pair) => {
          setIsChoosing(false);
          openOptions(pair.symbol);
        }}
      />
    </div>
  );
}
