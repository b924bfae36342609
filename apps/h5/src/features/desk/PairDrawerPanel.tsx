import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty } from '@candor/kit/view';
import { useState } from 'react';
import { useTicker } from '#hooks/use-live.ts';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { isClosed } from '#lib/sessions.ts';
import { useFormat } from '#hooks/use-format.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { changeColour } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { ClosedTag } from '#features/market/ClosedMarket.tsx';
import { isStock } from '#features/market/pair-lists.ts';

interface PairDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pairs: readonly QuotationRow[];
  readonly value: number;
  readonly onChoose: (pair: QuotationRow) => void;
}

/** All pairs with a book, by quote asset and by the searched text, with live prices. */
export function PairDrawerPanel({ isOpen, onClose, pairs, value, onChoose }: PairDrawerProps) {
  const t = useMessages();
  const [quote, setQuote] = useState('');
  const [sought, setSought] = useState('');
  const quotes = [...new Set(pairs.map((pair) => pair.quoteCode))];
  const needle = sought.trim().toLowerCase();
  const shown = pairs.filter(
    (pair) =>
      (quote === '' || pair.quoteCode === quote) && `${pair.symbol} ${pair.baseName}`.toLowerCase().includes(needle),
  );
  const sessions = useSessions(pairs.some(isStock));
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('trade.choosePair')}>
      <div className="sticky top-0 z-(--z-sticky) bg-surface px-4 pb-1">
        <SearchField label={t('common.search')} value={sought} onChange={setSought} />
      </div>
      <TextTabs
        label={t('trade.quoteAssets')}
        items={[{ id: '', label: t('common.all') }, ...quotes.map((id) => ({ id, label: id }))]}
        value={quote}
        onChange={setQuote}
      />
      <ul className="px-4 pb-4">
        {shown.map((pair) => (
          <li key={pair.pairId}>
            <PairLine
              pair={pair}
              isClosed={isClosed(sessions.get(pair.pairId))}
              isChosen={pair.pairId === value}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <Empty title={t('market.noResults', { text: sought.trim() })} />}
    </Drawer>
  );
}

interface PairLineProps {
  readonly pair: QuotationRow;
  readonly isClosed: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (pair: QuotationRow) => void;
}

function PairLine({ pair, isClosed, isChosen, onChoose }: PairLineProps) {
  const ticker = useTicker(pair.pairId) ?? pair;
  const format = useFormat();
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={() => onChoose(pair)}
      className={cx(
        'press -mx-2 flex h-13 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-left outline-offset-[-2px]',
        isChosen && 'bg-inset',
      )}
    >
      <CoinMark code={pair.baseCode} size={24} isStock={isStock(pair)} />
      <span className="min-w-0 flex-1 truncate text-15 font-semibold">
        {pair.baseCode}
        <span className="text-12 font-medium text-fg-3">
          {isStock(pair) ? ` ${pair.baseName}` : `/${pair.quoteCode}`}
        </span>
      </span>
      {isClosed && <ClosedTag />}
      <span className="flex flex-col items-end">
        <PriceText
          value={ticker.last}
          decimals={pair.priceDecimals}
          isStale={ticker.isStale}
          className="text-14 font-medium"
        />
        <span className={cx('text-12 tabular-nums', ticker.isStale ? 'text-fg-3' : changeColour(ticker.change24h))}>
          {format.change(ticker.change24h)}
        </span>
      </span>
    </button>
  );
}
