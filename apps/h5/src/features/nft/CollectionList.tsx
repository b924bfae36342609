import { listNftCollections, type NftCollectionRow } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Library } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Thumb } from './Thumb.tsx';

/** The collections of all artists. */
export function CollectionList() {
  const t = useMessages();
  const collections = usePages(listNftCollections, {});
  return (
    <div className="px-4 pt-1">
      <Loaded from={collections} skeleton={<SkeletonCards cards={3} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={206}
            keyOf={({ collectionId }) => collectionId}
            renderRow={(row) => (
              <div className="pb-3">
                <CollectionCard row={row} />
              </div>
            )}
            empty={<Empty icon={<Library />} title={t('nft.collections.none')} />}
          />
        )}
      </Loaded>
    </div>
  );
}

/** A collection with three of its works. */
export function CollectionCard({ row }: { readonly row: NftCollectionRow }) {
  const t = useMessages();
  const { collectionId, name, creator, works, covers } = row;
  return (
    <button
      type="button"
      onClick={() => navigateTo('/pages/nft/collection', { id: collectionId, uid: creator.uid })}
      className="press block w-full overflow-hidden rounded-card border border-line bg-surface text-left"
    >
      <span aria-hidden className="grid h-32 grid-cols-3 gap-0.5">
        {covers.slice(0, 3).map((hash, place) => (
          <Thumb key={`${place}/${hash}`} hash={hash} className="size-full min-w-0" />
        ))}
      </span>
      <span className="block px-4 pt-3 pb-3.5">
        <span className="block truncate text-15 font-semibold">{name}</span>
        <span className="block truncate text-12 text-fg-3">
          {t('nft.by', { name: creator.name })} · {t('nft.artists.works', { count: works })}
        </span>
      </span>
    </button>
  );
}
