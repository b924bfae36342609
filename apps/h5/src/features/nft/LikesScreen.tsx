import { listLikedArtworks } from '@candor/api';
import { Heart } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';
import { NothingHere } from './NothingHere.tsx';

const rowsPerPage = 20;

/** pages/nft/likes: the user's favourites, the newest first. */
export function LikesScreen(_props: ScreenProps) {
  const t = useMessages();
  const likes = usePages(listLikedArtworks, {}, { rowsPerPage });
  return (
    <Page title={t('nft.likes.title')}>
      <div className="px-4 pt-2 pb-6">
        <ArtworkGrid
          from={likes}
          empty={<NothingHere icon={<Heart />} title={t('nft.likes.none')} text={t('nft.likes.noneText')} />}
        />
      </div>
    </Page>
  );
}
