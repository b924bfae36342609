import type { TickerRow } from '@candor/api';
import { quotePrice } from '@candor/exchange/rules';
import { priceFromText, priceToText } from '@candor/money';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { StaleSince } from '#features/market/StaleSign.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { OvernightCountdown } from './OvernightCountdown.tsx';
import { QuoteButton } from './QuoteButton.tsx';

const HouseSheet = lazyDialog(() => import('./HouseSheet.tsx').then((m) => m.HouseSheet));

const MinuteLine = lazyPart(
  () => import('./MinuteLine.tsx').then((m) => m.MinuteLine),
  () => true,
);

interface QuotesPaneProps {
  readonly pair: ContractPair;
  readonly ticker: TickerRow;
  readonly isOpen: boolean;
  /** Without a connection the quotes are old, whatever their age. */
  readonly isLost: boolean;
  readonly onPrice: (price: string) => void;
}

/** In the place of an order book, which contracts have none of: the house's two quotes around the index, and its terms. */
export function QuotesPane({ pair, ticker, isOpen, isLost, onPrice }: QuotesPaneProps) {
  const t = useMessages();
  const [isHouseOpen, setIsHouseOpen] = useState(false);
  const { row, rules, quotation } = pair;
  const indexText = isOpen ? ticker.indexPrice : (row.session?.closePrice ?? ticker.indexPrice);
  const index = indexText === undefined ? undefined : priceFromText(indexText);
  const quoteOf = (direction: 'long' | 'short') =>
    index === undefined ? undefined : quotePrice(rules.grid, rules.spread, index, direction, 'open');
  const [long, short] = [quoteOf('long'), quoteOf('short')];
  const isStale = ticker.isStale || !isOpen || isLost;
  const spread = long === undefined || short === undefined ? undefined : textOfDistance(long - short);
  return (
    <section aria-label={t('contract.quotes.title')} className="flex min-w-0 flex-col">
      <OvernightCountdown rules={rules} />
      <div className="flex flex-col gap-1.5 pt-3">
        <QuoteButton
          label={t('contract.quotes.long')}
          price={long === undefined ? undefined : priceToText(long)}
          decimals={rules.priceDecimals}
          tone="up"
          isStale={isStale}
          onPress={onPrice}
        />
        <div className="flex flex-col px-1 py-1">
          <span className="text-11 text-fg-3">{t('contract.quotes.index')}</span>
          <PriceText
            value={indexText}
            decimals={quotation.priceDecimals}
            isStale={isStale}
            className="self-start text-18 leading-6 font-semibold"
          />
          {isOpen && ticker.isStale && ticker.indexAtMs !== undefined && <StaleSince sinceMs={ticker.indexAtMs} />}
          <span className="text-11 text-fg-3">
            {t('contract.quotes.spread')} <AmountText value={spread} decimals={rules.priceDecimals} />
          </span>
        </div>
        <QuoteButton
          label={t('contract.quotes.short')}
          price={short === undefined ? undefined : priceToText(short)}
          decimals={rules.priceDecimals}
          tone="down"
          isStale={isStale}
          onPress={onPrice}
        />
      </div>
      {isOpen && (
        <div className="h-14 pt-1">
          <MinuteLine pairId={row.pairId} />
        </div>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsHouseOpen(true)}
        className="press mt-2 flex min-h-9 items-center gap-1 rounded-control bg-inset px-3 py-1.5 text-left text-12 text-fg-2"
      >
        <span className="min-w-0 flex-1">{t('contract.quotes.counterparty')}</span>
        <ChevronRight aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      <HouseSheet isOpen={isHouseOpen} onClose={() => setIsHouseOpen(false)} pair={pair} />
    </section>
  );
}

/** A distance of prices, which may be zero as a price may not. */
function textOfDistance(distance: number): string {
  return distance === 0 ? '0' : priceToText(distance as Parameters<typeof priceToText>[0]);
}
