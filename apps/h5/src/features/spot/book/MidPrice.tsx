import type { TickerRow } from '@candor/api';
import { compare, cx, decimalFrom } from '@candor/kit';
import { knownPrice } from '#lib/known-price.ts';
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { openChart } from '#features/market/open-pair.ts';

interface MidPriceProps {
  readonly symbol: string;
  readonly ticker: TickerRow;
  readonly decimals: number;
  /** The price to show: the last one, held inside the present book. */
  readonly last: string;
}

/** The last price in the colour of its last move, its worth in the user's currency, and the way to the chart. */
export function MidPrice({ symbol, ticker, last, decimals }: MidPriceProps) {
  const t = useMessages();
  const direction = useDirection(last);
  const Arrow = direction > 0 ? ArrowUp : ArrowDown;
  const colour = ticker.isStale || direction === 0 ? 'text-fg' : direction > 0 ? 'text-up' : 'text-down';
  return (
    <button
      type="button"
      onClick={() => openChart({ symbol })}
      className="press flex h-12 w-full items-center justify-between text-left"
    >
      <span className="min-w-0">
        <span
          className={cx(
            'flex items-center gap-0.5 text-18 leading-6 font-semibold',
            ticker.isStale ? 'text-fg-3' : colour,
          )}
        >
          <AmountText value={knownPrice(last)} decimals={decimals} />
          {direction !== 0 && !ticker.isStale && <Arrow aria-hidden className="size-3.5" strokeWidth={2.2} />}
        </span>
        <span className="block truncate text-12 leading-4 text-fg-3">
          {ticker.isStale && ticker.indexPrice !== undefined ? (
            t('common.indexDegraded')
          ) : (
            <FiatText usdt={knownPrice(last)} isApproximate />
          )}
        </span>
      </span>
      <span className="sr-only">{t('trade.openChart')}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}

/** Which way a price went when it last changed; 0 before it has. */
function useDirection(price: string): -1 | 0 | 1 {
  const [seen, setSeen] = useState<{ price: string; direction: -1 | 0 | 1 }>({ price, direction: 0 });
  if (seen.price === price) return seen.direction;
  const [before, now] = [decimalFrom(seen.price), decimalFrom(price)];
  const direction = before === undefined || now === undefined ? 0 : compare(now, before) || seen.direction;
  setSeen({ price, direction });
  return direction;
}
