import { getArtwork } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { ArtworkPage } from './ArtworkPage.tsx';
import { NothingHere } from './NothingHere.tsx';

const SeriesPage = lazy(() => import('./box-screens.ts').then((m) => ({ default: m.SeriesPage })));

/**
 * pages/nft/artworkDetail, artworkDetail_video and myNft: a copy of a work, or a series of blind boxes. `id` is its code.
 */
export function ArtworkScreen({ params }: ScreenProps) {
  const t = useMessages();
  const code = params.id ?? params.code ?? '';
  const found = useCall(getArtwork, { code }, { isEnabled: code !== '', staleMs: 0 });
  const missing = <NothingHere title={t('nft.gone')} />;
  const frame = (state: ReactNode) => <Page title={t('common.titles.artwork')}>{state}</Page>;
  if (code === '') return frame(missing);
  return (
    <Loaded
      from={found}
      skeleton={<ArtworkSkeleton />}
      failureClass="p-4"
      failure={({ code: refusal }) => refusal === 'nft_not_found' && missing}
      renderFrame={frame}
    >
      {(data) =>
        data.series === undefined ? (
          <ArtworkPage key={code} found={data} />
        ) : (
          <Suspense fallback={frame(<ArtworkSkeleton />)}>
            <SeriesPage key={code} found={data} series={data.series} />
          </Suspense>
        )
      }
    </Loaded>
  );
}

function ArtworkSkeleton() {
  return (
    <Skeleton
      className="gap-4"
      blocks={['aspect-square w-full rounded-none', 'mx-4 h-4 w-32', 'mx-4 h-7 w-56', 'mx-4 h-28 rounded-card']}
    />
  );
}
