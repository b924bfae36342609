import { nftMediaPath, type ArtworkRow, listMyNfts } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';

const shownMax = 4;

/** The user's works, with what was last paid for each: they have no price of the moment, so that no total has them. */
export function OwnedNfts() {
  const works = useCall(listMyNfts, { list: 'owned', limit: shownMax }).data;
  if (works === undefined || works.total === 0) return null;
  return (
    <TextPart part="nft" skeleton={<span />}>
      <Works total={works.total} rows={works.data.flatMap(({ artwork }) => artwork ?? [])} />
    </TextPart>
  );
}

interface WorksProps {
  readonly total: number;
  readonly rows: readonly ArtworkRow[];
}

function Works({ total, rows }: WorksProps) {
  const t = useMessages();
  return (
    <section aria-label={t('nft.assets.title')} className="px-4 pt-5">
      <button
        type="button"
        onClick={() => navigateTo('/pages/nft/mine')}
        className="press tap flex min-h-8 w-full items-center justify-between gap-3"
      >
        <h2 className="text-16 font-semibold">{t('nft.assets.title')}</h2>
        <span className="flex items-center gap-1 text-13 text-fg-3">
          {t('nft.assets.count', { count: total })}
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </button>
      <ul className="no-scrollbar -mx-4 mt-1 flex gap-3 overflow-x-auto px-4">
        {rows.map(({ code, name, thumb, lastPrice }) => (
          <li key={code} className="w-28 shrink-0">
            <button
              type="button"
              onClick={() => navigateTo('/pages/nft/myNft', { id: code })}
              className="press block w-full text-left"
            >
              <img
                src={nftMediaPath(thumb)}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-tile bg-inset object-cover"
              />
              <span className="mt-1.5 block truncate text-13 font-medium">{name}</span>
              <span className="block truncate text-12 text-fg-3">
                {lastPrice === undefined ? (
                  t('nft.neverSold')
                ) : (
                  <>
                    {t('nft.lastPrice')} <AmountText value={lastPrice.price} unit={lastPrice.currency} isPrivate />
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-fg-3">{t('nft.assets.notInTotal')}</p>
    </section>
  );
}
