import type { ContractMarketRow, QuotationRow, SessionRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { knownPrice } from '#lib/known-price.ts';
import { memo } from 'react';
import { useTicker } from '#hooks/use-live.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { isClosed } from '#lib/sessions.ts';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { Sparkline } from '#ui/Sparkline.tsx';
import { OpensAt } from './ClosedMarket.tsx';
import { MarketTags } from './MarketTags.tsx';
import { isStock } from './pair-lists.ts';
import { useUsdtPrice } from './use-usdt-price.ts';

export interface PairRowProps {
  readonly row: QuotationRow;
  /** The pair that prices the quote asset; absent for USDT pairs. */
  readonly quoteUsdtPairId: number | undefined;
  /** In a list of contracts: the source of its multiple. */
  readonly market?: ContractMarketRow | undefined;
  /** Of a pair with a calendar. */
  readonly session?: SessionRow | undefined;
  readonly onPress: (row: QuotationRow) => void;
}

const directions = { '1': 'up', '0': 'flat', '-1': 'down' } as const;

/**
 * A pair in a list: mark, name (of a stock its company too) and volume, the day's shape, live price with its fiat value, change. In place of its
 * volume a closed market has its opening time. 60 px. The name is always whole; where it needs the room, the shape
 * gives way.
 */
export const PairRow = memo(function PairRow({ row, quoteUsdtPairId, market, session, onPress }: PairRowProps) {
  const t = useMessages();
  const format = useFormat();
  const moving = useTicker(row.pairId) ?? row;
  const opensAtMs = isClosed(session) ? session.changesAtMs : undefined;
  const usdt = useUsdtPrice(knownPrice(moving.last), row.quoteCode, quoteUsdtPairId);
  return (
    <button
      type="button"
      onClick={() => onPress(row)}
      className="press grid h-15 w-full grid-cols-[2rem_minmax(max-content,1fr)_minmax(0,3rem)_5.5rem_4.625rem] items-center max-[23.6875rem]:grid-cols-[2rem_minmax(max-content,1fr)_5.5rem_4.625rem] slim:grid-cols-[2rem_minmax(max-content,1fr)_4.5rem_4.25rem] slim:gap-x-1.5 huge:h-auto huge:grid-cols-[minmax(0,1fr)_auto] huge:gap-y-1 huge:py-2.5 min-[26.25rem]:grid-cols-[2rem_minmax(max-content,1fr)_4rem_5.5rem_4.625rem] gap-x-2 px-4 text-left outline-offset-[-2px] select-none"
    >
      <span className="huge:hidden">
        <CoinMark code={row.baseCode} isStock={isStock(row)} />
      </span>
      <span className="huge:row-span-2">
        <span className="flex items-baseline gap-1 whitespace-nowrap huge:flex-wrap">
          <span className="text-15 font-semibold">{row.baseCode}</span>
          <span className="text-12 text-fg-3">{isStock(row) ? row.baseName : `/${row.quoteCode}`}</span>
          <span className="flex gap-1 self-center empty:hidden">
            <MarketTags row={row} market={market} session={session} />
          </span>
        </span>
        <span className="block w-0 min-w-full truncate text-12 text-fg-3">
          {opensAtMs === undefined ? (
            t('market.volumeOf', { volume: format.volume(moving.quoteVolume24h) })
          ) : (
            <OpensAt atMs={opensAtMs} />
          )}
        </span>
      </span>
      <span className="@container max-[23.6875rem]:hidden">
        <span className="block @max-[1.5rem]:hidden">
          <Sparkline
            values={row.sparkline}
            direction={moving.isStale ? 'flat' : directions[`${signOf(moving.change24h)}`]}
          />
        </span>
      </span>
      <span className="flex min-w-0 flex-col items-end text-right">
        <PriceText
          value={moving.last}
          decimals={row.priceDecimals}
          isStale={moving.isStale}
          className="px-0.5 text-15 font-medium whitespace-nowrap"
        />
        <FiatText usdt={usdt} className="px-0.5 text-12 whitespace-nowrap text-fg-3" />
      </span>
      <ChangeChip percent={moving.change24h} isStale={moving.isStale} />
    </button>
  );
});
