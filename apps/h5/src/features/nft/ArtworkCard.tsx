import type { ArtworkRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Music, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { openArtwork } from './nft-places.ts';
import { overMedia } from './over-media.ts';
import { priceOf } from './sale-state.ts';
import { SaleBadge } from './SaleBadge.tsx';
import { Thumb } from './Thumb.tsx';

interface ArtworkCardProps {
  readonly row: ArtworkRow;
  readonly onOpen?: () => void;
  /** In place of the creator. */
  readonly note?: ReactNode;
}

/** A work or a series in the grid. */
export function ArtworkCard({ row, onOpen = () => openArtwork(row), note = row.creator.name }: ArtworkCardProps) {
  const { kind, thumb, name } = row;
  const Sign = kind === 'audio' ? Music : kind === 'video' ? Play : undefined;
  return (
    <button type="button" onClick={onOpen} className="press block w-full min-w-0 rounded-tile text-left">
      <span className="relative block aspect-square overflow-hidden rounded-tile">
        <Thumb hash={thumb} className="size-full" />
        <SaleBadge row={row} />
        {Sign !== undefined && (
          <span className={cx('absolute right-2 bottom-2 grid size-6 place-items-center rounded-full', overMedia)}>
            <Sign aria-hidden className="size-3" />
          </span>
        )}
      </span>
      <span className="mt-2 block truncate text-14 font-medium">{name}</span>
      <span className="block truncate text-12 text-fg-3">{note}</span>
      <CardPrice row={row} />
    </button>
  );
}

function CardPrice({ row }: { readonly row: ArtworkRow }) {
  const t = useMessages();
  const { sale, series, lastPrice } = row;
  const price = sale !== undefined && sale.state !== 0 ? sale : undefined;
  if (price !== undefined) {
    return (
      <AmountText
        value={priceOf(price)}
        unit={price.currency}
        className="mt-0.5 block truncate text-15 font-semibold"
      />
    );
  }
  return (
    <span className="mt-0.5 block truncate text-13 text-fg-2">
      {series !== undefined ? (
        t('nft.box.left', { left: String(series.boxes - series.sold), boxes: String(series.boxes) })
      ) : lastPrice === undefined ? (
        t('nft.sale.none')
      ) : (
        <>
          {t('nft.lastPrice')} <AmountText value={lastPrice.price} unit={lastPrice.currency} />
        </>
      )}
    </span>
  );
}
