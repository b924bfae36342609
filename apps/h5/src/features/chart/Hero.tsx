import type { QuotationRow } from '@candor/api';
import { compare, cx, decimalFrom } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBestPrices } from '#hooks/use-best-prices.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useSessions } from '#hooks/use-sessions.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { ClosedMarket } from '#features/market/ClosedMarket.tsx';
import { insideBook } from '#features/market/inside-book.ts';
import { isStock } from '#features/market/pair-lists.ts';
import { knownPrice } from '#lib/known-price.ts';
import { quoteUsdtPairOf, useUsdtPrice } from '#features/market/use-usdt-price.ts';
import { StaleSince } from '#features/market/StaleSign.tsx';
import { IndexSheet, type Moving } from './IndexSheet.tsx';
import { priceChange } from './lib/price-change.ts';

/** A contract's own facts: it is marked by the index, and costs something each night. */
export interface ContractHero {
  readonly overnight: ReactNode;
}

interface HeroProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  readonly contract: ContractHero | undefined;
}

/** The price in 30 px, coloured by its last move, with its day beside it. */
export function Hero({ pair, pairs, contract }: HeroProps) {
  const t = useMessages();
  const format = useFormat();
  const site = useSite();
  const ticker = useTicker(pair.pairId) ?? pair;
  // A contract is marked by the index; the last trade is the book's.
  const best = useBestPrices(contract === undefined ? pair.pairId : undefined);
  const last = contract === undefined ? insideBook(ticker.last, best) : (ticker.indexPrice ?? ticker.last);
  const moving = { ...ticker, last };
  const usdt = useUsdtPrice(knownPrice(moving.last), pair.quoteCode, quoteUsdtPairOf(pair, pairs));
  const colour = useMoveColour(moving);
  const [isIndexOpen, setIsIndexOpen] = useState(false);
  const sessions = useSessions(isStock(pair));
  const decimals = pair.priceDecimals;
  return (
    <section className="flex items-start justify-between gap-3 px-4 pt-1 slim:gap-2 huge:flex-col">
      <div className="min-w-0">
        <p
          className={cx('text-30 font-semibold tracking-[-0.01em] tabular-nums', moving.isStale ? 'text-fg-3' : colour)}
        >
          {format.amount(knownPrice(moving.last), decimals)}
        </p>
        {/* A contract's facts are wide: what fits beside the worth until they have come would have to move under it. */}
        <p className={cx('flex text-13', contract === undefined ? 'flex-wrap items-baseline gap-x-2.5' : 'flex-col')}>
          <FiatText usdt={usdt} isApproximate className="text-fg-2" />
          <span className={cx('tabular-nums', changeColour(moving.change24h))}>
            <AmountText
              value={priceChange(moving.open24h, knownPrice(moving.last), decimals)}
              decimals={decimals}
              isChange
            />
            {' · '}
            {format.change(moving.change24h)}
          </span>
        </p>
        <div className="flex flex-wrap gap-1.5 pt-1.5">
          {contract !== undefined && <Tag look="accent">{t('market.tags.contract')}</Tag>}
          {isStock(pair) && <Tag>{pair.baseName}</Tag>}
          {moving.indexPrice === undefined ? (
            <Tag>{t('chart.index.none')}</Tag>
          ) : (
            <button
              type="button"
              onClick={() => setIsIndexOpen(true)}
              className="press tap flex h-5 items-center gap-1 rounded-chip bg-inset px-1.5 text-11 font-medium whitespace-nowrap text-fg-2"
            >
              {t(site?.mode === 'live' ? 'chart.index.live' : 'chart.index.simulated')}
              <Info aria-hidden className="size-3" />
            </button>
          )}
          <ClosedMarket session={sessions.get(pair.pairId)} />
          {moving.isStale && moving.indexAtMs !== undefined && <StaleSince sinceMs={moving.indexAtMs} />}
        </div>
      </div>
      <DayFacts pair={pair} moving={ticker} contract={contract} />
      <IndexSheet isOpen={isIndexOpen} onClose={() => setIsIndexOpen(false)} pair={pair} moving={ticker} />
    </section>
  );
}

function DayFacts({ pair, moving, contract }: Omit<HeroProps, 'pairs'> & { readonly moving: Moving }) {
  const t = useMessages();
  const decimals = pair.priceDecimals;
  return (
    <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-2.5 gap-y-[0.3125rem] pt-1 text-right text-11">
      <Line label={t('chart.high24h')}>
        <AmountText value={moving.high24h} decimals={decimals} />
      </Line>
      <Line label={t('chart.low24h')}>
        <AmountText value={moving.low24h} decimals={decimals} />
      </Line>
      {contract === undefined ? (
        <>
          <Line label={t('chart.volume', { asset: pair.baseCode })}>
            <AmountText value={moving.volume24h} isVolume />
          </Line>
          <Line label={t('chart.turnover', { asset: pair.quoteCode })}>
            <AmountText value={moving.quoteVolume24h} isVolume />
          </Line>
        </>
      ) : (
        <>
          <Line label={t('chart.mark')}>
            <AmountText value={moving.indexPrice} decimals={decimals} />
          </Line>
          <Line label={t('chart.overnight')}>{contract.overnight}</Line>
        </>
      )}
    </dl>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="min-w-12">{children}</dd>
    </>
  );
}

/** The colour of the last move; before the first one, of the day. */
function useMoveColour(moving: Moving): string {
  const [seen, setSeen] = useState<{ last: string; colour: string | undefined }>({
    last: moving.last,
    colour: undefined,
  });
  if (seen.last !== moving.last) {
    const [before, now] = [decimalFrom(seen.last), decimalFrom(moving.last)];
    const direction = before === undefined || now === undefined ? 0 : compare(now, before);
    const colour = direction > 0 ? 'text-up' : direction < 0 ? 'text-down' : seen.colour;
    setSeen({ last: moving.last, colour });
  }
  return seen.colour ?? changeColour(moving.change24h);
}
