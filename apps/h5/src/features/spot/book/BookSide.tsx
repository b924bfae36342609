import { cx, withSubscriptZeros } from '@candor/kit';
import { memo } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { BookRow } from './book-view.ts';

interface BookSideProps {
  readonly side: 'buy' | 'sell';
  /** Best first. */
  readonly rows: readonly BookRow[];
  /** Rows to draw, filled or not: the height does not depend on the market. */
  readonly count: number;
  readonly decimals: { readonly price: number; readonly amount: number };
  /** Must stay the same function, or every row is drawn with each change. */
  readonly onPrice: (price: string) => void;
  /** The best price is where the Tab key comes in. */
  readonly isStop: boolean;
}

/** One side of the book. The best price is nearest the middle. */
export function BookSide({ side, rows, count, decimals, onPrice, isStop }: BookSideProps) {
  const t = useMessages();
  const places = Array.from({ length: count }, (_, place) => (side === 'sell' ? count - 1 - place : place));
  return (
    <ul aria-label={t(side === 'buy' ? 'trade.layoutBids' : 'trade.layoutAsks')}>
      {places.map((place) => {
        const row = rows[place];
        return row === undefined ? (
          <li key={place} aria-hidden className="h-6 text-12 leading-6 text-fg-3">
            --
          </li>
        ) : (
          <Level
            key={place}
            side={side}
            price={row.price}
            amount={row.amount}
            percent={row.percent}
            isOwn={row.isOwn}
            priceDecimals={decimals.price}
            amountDecimals={decimals.amount}
            onPrice={onPrice}
            isStop={isStop && place === 0}
          />
        );
      })}
    </ul>
  );
}

interface LevelProps extends BookRow {
  readonly side: 'buy' | 'sell';
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly onPrice: (price: string) => void;
  readonly isStop: boolean;
}

/** A price level, 24 px. Drawn again only when one of its own figures changed. */
const Level = memo(function Level(props: LevelProps) {
  const { side, price, amount, percent, isOwn, priceDecimals, amountDecimals, onPrice, isStop } = props;
  const t = useMessages();
  const format = useFormat();
  const shownPrice = format.amount(price, priceDecimals);
  return (
    <li>
      <button
        type="button"
        data-level
        tabIndex={isStop ? 0 : -1}
        onClick={() => onPrice(price)}
        className="relative flex h-6 w-full items-center justify-between overflow-hidden text-12 tabular-nums outline-offset-[-2px]"
      >
        <span
          aria-hidden
          className={cx(
            'absolute inset-y-0.5 right-0 w-full origin-right rounded-chip',
            side === 'buy' ? 'bg-up-soft' : 'bg-down-soft',
          )}
          style={{ transform: `scaleX(${percent / 100})` }}
        />
        <span className={cx('relative flex items-center gap-1', side === 'buy' ? 'text-up' : 'text-down')}>
          {withSubscriptZeros(shownPrice)}
          {isOwn && (
            <span className="size-1 rounded-full bg-accent">
              <span className="sr-only">{t('trade.ownOrder')}</span>
            </span>
          )}
        </span>
        <span className="relative text-fg-2">{format.amount(amount, amountDecimals)}</span>
      </button>
    </li>
  );
});
