import { type AssetRow, type CallError, getOtcAd, listAssets, listOtcMethods, type OtcAdRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Megaphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { together } from '#hooks/together.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { AdFormPane } from './AdFormPane.tsx';

/** pages/otc/edit: a new ad, or with `id` new terms for one of the user's. */
export function AdScreen({ params: { id } }: ScreenProps) {
  const assets = useCall(listAssets, {});
  return id === undefined ? <NewAd assets={assets} /> : <OldAd key={id} adId={Number(id)} assets={assets} />;
}

interface AdProps {
  readonly assets: Loadable<readonly AssetRow[]>;
}

function NewAd({ assets }: AdProps) {
  const t = useMessages();
  const methods = useCall(listOtcMethods, {});
  return (
    <Loaded
      from={together({ assets, methods })}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('otc.ads.new')}>{state}</Page>}
    >
      {(found) => <AdFormPane ad={undefined} assets={found.assets} known={found.methods.methods} />}
    </Loaded>
  );
}

function OldAd({ adId, assets }: AdProps & Pick<OtcAdRow, 'adId'>) {
  const t = useMessages();
  const methods = useCall(listOtcMethods, {});
  const [isRead, setIsRead] = useState(false);
  // Terms are saved whole, so they are read anew and then left alone while they are edited.
  const isNumber = Number.isSafeInteger(adId) && adId > 0;
  const found = renewed(useCall(getOtcAd, { ad: adId }, { staleMs: 0, isEnabled: isNumber && !isRead }));
  if (found.state === 'ready' && !isRead) setIsRead(true);
  const gone = <Empty icon={<Megaphone />} title={t('otc.ads.gone')} />;
  const frame = (state: ReactNode) => <Page title={t('otc.form.edit')}>{state}</Page>;
  if (!isNumber || found.data?.ad.isMine === false) return frame(gone);
  return (
    <Loaded
      from={together({ found, assets, methods })}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failure={(error) => isNotFound(error) && gone}
      failureClass="p-4"
      renderFrame={frame}
    >
      {(data) => <AdFormPane ad={data.found.ad} assets={data.assets} known={data.methods.methods} />}
    </Loaded>
  );
}

/** An answer that is being read again is not there yet. */
function renewed<T>(found: Loadable<T>): Loadable<T> {
  if (found.state !== 'ready') return found;
  if (found.isRefreshing) return { state: 'loading' };
  const { staleBecause: error, refetch: retry } = found;
  return error === undefined ? found : { state: 'failed', error, retry };
}

function isNotFound({ failure }: CallError): boolean {
  return failure.kind === 'refused' && failure.code === 'otc_ad_not_found';
}
