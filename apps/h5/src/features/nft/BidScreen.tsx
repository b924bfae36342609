import { type ArtworkDetail, getArtwork } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { Gavel } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { ArtworkHead } from './ArtworkHead.tsx';
import { BidSteps } from './BidSteps.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PriceCard } from './PriceCard.tsx';
import { SaleNews } from './SaleNews.tsx';
import { useLiveSale } from './use-live-sale.ts';
import { useNftStream } from './use-nft-stream.ts';

/** pages/nft/purchase: the deposit and the bids for a work in an auction. `code` is the work's. */
export function BidScreen({ params }: ScreenProps) {
  const t = useMessages();
  const code = params.code ?? params.id ?? '';
  const found = useCall(getArtwork, { code }, { isEnabled: code !== '', staleMs: 0 });
  const missing = <NothingHere icon={<Gavel />} title={t('nft.gone')} />;
  return (
    <Page title={t('nft.bid.title')}>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <NotOffered product="nft" />
        {code === '' ? (
          missing
        ) : (
          <Loaded
            from={found}
            skeleton={<SkeletonRows rows={4} />}
            failure={({ code: refusal }) => refusal === 'nft_not_found' && missing}
          >
            {(data) => <Bidding found={data} />}
          </Loaded>
        )}
      </div>
    </Page>
  );
}

function Bidding({ found }: { readonly found: ArtworkDetail }) {
  const t = useMessages();
  const { row, owner } = found;
  const live = useLiveSale(row.code);
  const mine = useNftStream();
  const sale = live?.sale ?? row.sale;
  const standing = mine.standings.get(row.code) ?? found.standing;
  const due = found.order?.state === 'due' ? found.order : undefined;
  return (
    <>
      <ArtworkHead row={row} />
      <PriceCard row={row} sale={sale} owner={owner} />
      <SaleNews live={live} sale={sale} standing={standing} due={due} isMine={row.isMine} />
      {sale?.mode === 'auction' && sale.state !== 0 && live?.end === undefined ? (
        <BidSteps row={row} sale={sale} standing={standing} onDone={() => navigateBack()} />
      ) : (
        <p className="text-center text-13 text-fg-3">{t('nft.notOnSale')}</p>
      )}
    </>
  );
}
