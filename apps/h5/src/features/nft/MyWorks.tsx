import { type ArtworkRow, listMyNfts } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { Gem, Tag } from 'lucide-react';
import { usePagedRows } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';

const rowsPerPage = 20;

/** The user's works, or those of them that are on sale. */
export function MyWorks({ list }: { readonly list: 'owned' | 'selling' }) {
  const t = useMessages();
  const works = usePagedRows(
    listMyNfts,
    { list },
    ({ data }): readonly ArtworkRow[] => data.flatMap(({ artwork }) => artwork ?? []),
    { rowsPerPage },
  );
  const isOwned = list === 'owned';
  return (
    <ArtworkGrid
      from={works}
      onOpen={({ code }) => navigateTo('/pages/nft/myNft', { id: code })}
      empty={
        <Empty
          icon={isOwned ? <Gem /> : <Tag />}
          title={t(`nft.mine.none.${list}`)}
          text={t(`nft.mine.noneText.${list}`)}
          action={
            isOwned && (
              <Button size="medium" onClick={() => navigateTo('/pages/nft/nft')}>
                {t('nft.toMarket')}
              </Button>
            )
          }
        />
      }
    />
  );
}
