import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { homeLists, isStock } from './pair-lists.ts';
import type { Watchlist } from './use-watchlist.ts';

const suggestedCount = 6;

/** An empty watchlist offers six pairs, all checked, and one button. */
export function EmptyWatchlist({
  rows,
  watchlist,
}: {
  readonly rows: readonly QuotationRow[];
  readonly watchlist: Watchlist;
}) {
  const t = useMessages();
  const suggested = homeLists.hot(rows, (row) => row).slice(0, suggestedCount);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const chosen = suggested.filter((row) => !left.has(row.pairId));
  const isAll = chosen.length === suggested.length;
  async function addChosen(): Promise<void> {
    setIsBusy(true);
    await watchlist.add(chosen);
    setIsBusy(false);
  }
  return (
    <div className="flex flex-col gap-4 px-4 pt-3 pb-6">
      <p className="text-14 text-fg-2">{t('market.emptyWatchlist')}</p>
      <ul aria-label={t('market.suggestions')} className="grid grid-cols-2 gap-3">
        {suggested.map((row) => (
          <li key={row.pairId}>
            <SuggestedCard
              row={row}
              isChosen={!left.has(row.pairId)}
              onToggle={() => setLeft((before) => toggled(before, row.pairId))}
            />
          </li>
        ))}
      </ul>
      <Button isWide isBusy={isBusy} isDisabled={chosen.length === 0} onClick={() => void addChosen()}>
        {isAll ? t('market.addAll') : t('market.addChosen', { count: chosen.length })}
      </Button>
    </div>
  );
}

function toggled(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

interface SuggestedCardProps {
  readonly row: QuotationRow;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function SuggestedCard({ row, isChosen, onToggle }: SuggestedCardProps) {
  const moving = useTicker(row.pairId) ?? row;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      onClick={onToggle}
      className={cx(
        'press flex w-full flex-col gap-2.5 rounded-card border bg-surface p-3.5 text-left',
        isChosen ? 'border-ink' : 'border-line',
      )}
    >
      <span className="flex items-center gap-2">
        <CoinMark code={row.baseCode} size={24} isStock={isStock(row)} />
        <span className="min-w-0 flex-1 truncate text-14 font-semibold">
          {row.baseCode}
          <span className="text-12 font-normal text-fg-3"> /{row.quoteCode}</span>
        </span>
        <span
          aria-hidden
          className={cx(
            'grid size-5 place-items-center rounded-full border-[1.5px]',
            isChosen ? 'border-ink bg-ink text-on-ink' : 'border-line-strong text-transparent',
          )}
        >
          <Check className="size-3" strokeWidth={3} />
        </span>
      </span>
      <span className="flex items-center justify-between gap-2">
        <PriceText value={moving.last} decimals={row.priceDecimals} className="text-14 font-medium" />
        <ChangeChip percent={moving.change24h} look="tag" isStale={moving.isStale} />
      </span>
    </button>
  );
}
