import { type ArtistRow, listArtists } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Palette } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { openArtist } from './nft-places.ts';
import { Thumb } from './Thumb.tsx';

/** Artists, those with the most works first. */
export function ArtistList({ search }: { readonly search: string }) {
  const t = useMessages();
  const artists = usePages(listArtists, search === '' ? {} : { search });
  return (
    <div className="px-4 pt-2">
      <Loaded from={artists} skeleton={<SkeletonRows rows={6} />}>
        {(paged) => (
          <InfiniteList
            key={search}
            paged={paged}
            rowHeight={72}
            keyOf={({ artist }) => artist.uid}
            renderRow={(row) => <ArtistLine row={row} />}
            empty={<Empty icon={<Palette />} title={t(search === '' ? 'nft.artists.none' : 'nft.artists.noneFound')} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function ArtistLine({ row }: { readonly row: ArtistRow }) {
  const t = useMessages();
  const { artist, works, onSale, covers } = row;
  return (
    <button
      type="button"
      onClick={() => openArtist(artist.uid)}
      className="press flex min-h-18 w-full items-center gap-3 border-b border-line py-2 text-left"
    >
      <Avatar path={artist.avatar} name={artist.name} size={44} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-medium">{artist.name}</span>
        <span className="block truncate text-12 text-fg-3">
          {t('nft.artists.works', { count: works })} · {t('nft.artists.onSale', { count: onSale })}
        </span>
      </span>
      <span aria-hidden className="flex shrink-0 -space-x-2">
        {covers.slice(0, 3).map((hash) => (
          <Thumb key={hash} hash={hash} className="size-10 rounded-field border-2 border-bg" />
        ))}
      </span>
    </button>
  );
}
