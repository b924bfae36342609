import { getArtist, listArtworks } from '@candor/api';
import { Library } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PersonLine } from './PersonLine.tsx';

const rowsPerPage = 20;

/** pages/nft/collection: the works of a collection. `id` is its number, `uid` its artist. */
export function CollectionScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [collectionId, uid] = [Number(params.id), Number(params.uid)];
  const isKnown = collectionId > 0;
  const artist = useCall(getArtist, { uid }, { isEnabled: uid > 0 });
  const collection = artist.data?.collections.find((one) => one.collectionId === collectionId);
  const works = usePages(listArtworks, { collectionId }, { rowsPerPage, isEnabled: isKnown });
  const none = <NothingHere icon={<Library />} title={t('nft.collections.empty')} />;
  return (
    <Page title={collection?.name ?? t('nft.collection')}>
      <div className="px-4 pt-2 pb-6">
        {collection !== undefined && (
          <div className="flex flex-col gap-2.5 pb-4">
            <PersonLine person={collection.creator} />
            {collection.description !== '' && <p className="text-14 text-fg-2">{collection.description}</p>}
          </div>
        )}
        {isKnown ? <ArtworkGrid from={works} empty={none} /> : none}
      </div>
    </Page>
  );
}
