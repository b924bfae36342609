import type { ArtworkRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { openArtwork } from './nft-places.ts';
import { Thumb } from './Thumb.tsx';

/** A work in a line, at the top of a form about it. */
export function ArtworkHead({ row }: { readonly row: ArtworkRow }) {
  const t = useMessages();
  return (
    <button type="button" onClick={() => openArtwork(row)} className="press flex items-center gap-3 text-left">
      <Thumb hash={row.thumb} className="size-16 rounded-tile" />
      <span className="min-w-0">
        <span className="block text-17 font-semibold break-words">{row.name}</span>
        <span className="block truncate text-13 text-fg-3">
          {t('nft.by', { name: row.creator.name })}
          {row.rarity !== undefined && ` · ${t(`nft.rarities.${row.rarity}`)}`}
        </span>
      </span>
    </button>
  );
}
