import type { OrderRow, TickerRow } from '@candor/api';
import { cx } from '@candor/kit';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { Book } from '#client/live/book.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { changeTradePreferences, useTradePreferences } from '#features/desk/trade-preferences.ts';
import type { PairTerms } from '../pair-terms.ts';
import { BookFooter } from './BookFooter.tsx';
import { BookSide } from './BookSide.tsx';
import { insideBook } from '#features/market/inside-book.ts';
import { bookView, precisionsOf, rowsOf } from './book-view.ts';
import { MidPrice } from './MidPrice.tsx';
import { ShareBar } from './ShareBar.tsx';

interface BookPaneProps {
  readonly terms: PairTerms;
  readonly ticker: TickerRow;
  readonly book: Book | undefined;
  readonly orders: readonly OrderRow[];
  /** The connection is gone: the rows are old, and look it. */
  readonly isLost: boolean;
  /** A tapped price, plain decimal text. */
  readonly onPrice: (price: string) => void;
}

/** The live book beside the form: sells above, the last price, buys below. Its height never changes. */
export function BookPane({ terms, ticker, book, orders, isLost, onPrice }: BookPaneProps) {
  const t = useMessages();
  const { bookLayout } = useTradePreferences();
  const precisions = precisionsOf(terms.tickText);
  const [step, setStep] = useState(terms.tickText);
  const ownPrices = useMemo(
    () => new Set(orders.filter((order) => order.pairId === terms.pairId).flatMap((order) => order.price ?? [])),
    [orders, terms.pairId],
  );
  const view = useMemo(
    () => book && bookView(book, { step, layout: bookLayout, ownPrices }),
    [book, step, bookLayout, ownPrices],
  );
  const rows = rowsOf(bookLayout);
  const decimals = { price: decimalsOf(step, terms.priceDecimals), amount: terms.amountDecimals };
  const mid = (
    <MidPrice
      symbol={terms.symbol}
      ticker={ticker}
      last={insideBook(ticker.last, book)}
      decimals={terms.priceDecimals}
    />
  );
  return (
    <section
      aria-label={t('trade.book')}
      onKeyDown={moveByArrows}
      className={cx('flex flex-col', isLost && 'opacity-50 grayscale')}
    >
      <div className="flex justify-between text-11 text-fg-3">
        <span>{t('common.price')}</span>
        <span>{t('common.amount')}</span>
      </div>
      {view === undefined ? (
        <BookSkeleton mid={mid} />
      ) : (
        <>
          {bookLayout === 'bids' && mid}
          {rows.asks > 0 && (
            <BookSide side="sell" rows={view.asks} count={rows.asks} decimals={decimals} onPrice={onPrice} isStop />
          )}
          {bookLayout === 'both' && mid}
          {rows.bids > 0 && (
            <BookSide
              side="buy"
              rows={view.bids}
              count={rows.bids}
              decimals={decimals}
              onPrice={onPrice}
              isStop={rows.asks === 0}
            />
          )}
          {bookLayout === 'asks' && mid}
        </>
      )}
      <ShareBar bidPercent={view?.bidPercent} />
      <BookFooter
        precisions={precisions}
        step={step}
        onStep={setStep}
        layout={bookLayout}
        onLayout={(layout) => changeTradePreferences({ bookLayout: layout })}
      />
    </section>
  );
}

/** The arrow keys go from price to price: the book is one stop of the Tab key. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const levels = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-level]')];
  const at = levels.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  levels[at + step]?.focus();
}

/** A coarser step needs fewer digits: 0.5 has one, 5 has none. */
function decimalsOf(step: string, most: number): number {
  return Math.min((step.split('.')[1] ?? '').length, most);
}

/** The book's room before its first picture: the same rows, the same height. */
function BookSkeleton({ mid }: { readonly mid: ReactNode }) {
  const side = Array.from({ length: 7 }, (_, index) => (
    <div key={index} className="flex h-6 items-center justify-between">
      <SkeletonBlock className="h-3 w-14" />
      <SkeletonBlock className="h-3 w-10" />
    </div>
  ));
  return (
    <>
      <SkeletonFrame>{side}</SkeletonFrame>
      {mid}
      <SkeletonFrame>{side}</SkeletonFrame>
    </>
  );
}
