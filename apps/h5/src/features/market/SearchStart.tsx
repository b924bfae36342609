import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { Trash2 } from 'lucide-react';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PriceText } from '#ui/PriceText.tsx';

interface SearchStartProps {
  readonly recent: readonly string[];
  readonly onRecent: (text: string) => void;
  readonly onClear: () => void;
  readonly hot: readonly QuotationRow[];
  readonly onPair: (row: QuotationRow) => void;
}

/** Before typing: earlier searches, and the pairs that trade most. */
export function SearchStart({ recent, onRecent, onClear, hot, onPair }: SearchStartProps) {
  const t = useMessages();
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches" className="px-4 pt-3">
          <div className="flex h-8 items-center justify-between">
            <h2 id="recent-searches" className="text-14 font-semibold">
              {t('market.recent')}
            </h2>
            <IconButton
              label={t('market.clearRecent')}
              icon={<Trash2 aria-hidden strokeWidth={1.75} />}
              onClick={onClear}
              className="text-fg-3 [&>svg]:size-4.5!"
            />
          </div>
          <div className="flex flex-wrap gap-2 pt-1.5">
            {recent.map((text) => (
              <button
                key={text}
                type="button"
                onClick={() => onRecent(text)}
                className="press tap h-7 max-w-40 truncate rounded-chip bg-inset px-2.5 text-12 font-medium text-fg-2"
              >
                {text}
              </button>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="hot-pairs" className="pt-5 pb-6">
        <h2 id="hot-pairs" className="px-4 pb-1 text-14 font-semibold">
          {t('market.hot')}
        </h2>
        <ol>
          {hot.map((row, place) => (
            <li key={row.pairId}>
              <HotRow row={row} rank={place + 1} onPress={() => onPair(row)} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface HotRowProps {
  readonly row: QuotationRow;
  readonly rank: number;
  readonly onPress: () => void;
}

const accentedRanks = 3;

function HotRow({ row, rank, onPress }: HotRowProps) {
  const moving = useTicker(row.pairId) ?? row;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex h-13 w-full items-center gap-3 px-4 text-left outline-offset-[-2px]"
    >
      <span
        className={cx('w-4 text-center text-15 font-semibold', rank <= accentedRanks ? 'text-accent' : 'text-fg-3')}
      >
        {rank}
      </span>
      <CoinMark code={row.baseCode} size={28} />
      <span className="min-w-0 flex-1 truncate">
        <span className="text-15 font-semibold">{row.baseCode}</span>
        <span className="text-12 text-fg-3"> /{row.quoteCode}</span>
      </span>
      <PriceText
        value={moving.last}
        decimals={row.priceDecimals}
        isStale={moving.isStale}
        className="px-0.5 text-14 font-medium"
      />
      <span className="flex w-18 justify-end">
        <ChangeChip percent={moving.change24h} look="tag" isStale={moving.isStale} />
      </span>
    </button>
  );
}
