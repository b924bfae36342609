import type { QuotationRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { shadeOf, type Tile, tilesOf } from './heat-map.ts';
import { openChart, openContractChart } from './open-pair.ts';
import type { ContractMarkets } from './use-contract-markets.ts';
import { movingOf } from './use-live-order.ts';

interface HeatMapProps {
  readonly rows: readonly QuotationRow[];
  /** Of a list of contracts: a tile leads to the contract's chart. */
  readonly markets: ContractMarkets;
}

/** The day at a glance: each pair as large as its volume and as green or red as its change. */
export function HeatMap({ rows, markets }: HeatMapProps) {
  const t = useMessages();
  const ids = rows.map(({ pairId }) => pairId).toSorted((a, b) => a - b);
  return (
    <div className="px-4 pt-1 pb-4">
      <Tiles key={ids.join()} rows={rows} markets={markets} />
      <p className="pt-2 text-12 text-fg-3">{t('market.heatMapText')}</p>
    </div>
  );
}

/** The tiles of these pairs. Their sizes stay while one looks: what moves under the finger cannot be pressed. */
function Tiles({ rows, markets }: HeatMapProps) {
  const t = useMessages();
  const [tiles] = useState(() => tilesOf(rows, (row) => Number(movingOf(row).quoteVolume24h)));
  return (
    <ul aria-label={t('market.heatMap')} className="relative h-140 w-full overflow-hidden rounded-card">
      {tiles.map((tile) => (
        <PairTile
          key={tile.row.pairId}
          tile={tile}
          onPress={markets.has(tile.row.pairId) ? openContractChart : openChart}
        />
      ))}
    </ul>
  );
}

interface PairTileProps {
  readonly tile: Tile;
  readonly onPress: (row: QuotationRow) => void;
}

function PairTile({ tile: { row, left, top, width, height }, onPress }: PairTileProps) {
  const format = useFormat();
  const { change24h, isStale } = useTicker(row.pairId) ?? row;
  const sign = isStale ? 0 : signOf(change24h);
  const colour = sign > 0 ? 'var(--up)' : 'var(--down)';
  const background =
    sign === 0 ? 'var(--inset)' : `color-mix(in srgb, ${colour} ${shadeOf(change24h)}%, var(--surface))`;
  const isLarge = width * height > 500;
  return (
    <li
      className="absolute p-px"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      <button
        type="button"
        onClick={() => onPress(row)}
        style={{ background }}
        className="press flex size-full flex-col items-center justify-center overflow-hidden rounded-chip outline-offset-[-2px] tabular-nums"
      >
        <span className={isLarge ? 'text-17 font-semibold' : 'text-12 font-semibold'}>{row.baseCode}</span>{' '}
        <span className={isLarge ? 'text-13' : 'text-11'}>{format.change(change24h)}</span>
      </button>
    </li>
  );
}
