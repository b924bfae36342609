import { listArtworks } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { ArtworkFilter } from './artwork-filter.ts';
import { ArtworkFilters } from './ArtworkFilters.tsx';
import { ArtworkGrid } from './ArtworkGrid.tsx';

const rowsPerPage = 20;

/** Works and series on the market, as they are filtered. */
export function ArtworkList({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const t = useMessages();
  const [filter, setFilter] = useState<ArtworkFilter>({});
  const works = usePages(listArtworks, { ...filter, ...(search !== '' && { search }) }, { rowsPerPage });
  const isFiltered = search !== '' || Object.values(filter).some((one) => one !== undefined);
  const clear = () => {
    setFilter({});
    onClear();
  };
  return (
    <>
      <ArtworkFilters value={filter} onChange={setFilter} />
      <div className="px-4">
        <ArtworkGrid
          key={JSON.stringify([filter, search])}
          from={works}
          empty={
            <Empty
              icon={<Image />}
              title={t(isFiltered ? 'nft.noneFound' : 'nft.none')}
              text={t(isFiltered ? 'nft.noneFoundText' : 'nft.noneText')}
              action={
                isFiltered && (
                  <Button look="soft" size="medium" onClick={clear}>
                    {t('nft.filters.clear')}
                  </Button>
                )
              }
            />
          }
        />
      </div>
    </>
  );
}
