import { getArtwork, getNftTerms } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { Gem } from 'lucide-react';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { NothingHere } from './NothingHere.tsx';
import { ResellPane } from './ResellPane.tsx';

/** pages/nft/resell: puts a work of the user's on sale. `code` is the work's. */
export function ResellScreen({ params }: ScreenProps) {
  const t = useMessages();
  const code = params.code ?? params.id ?? '';
  const found = useCall(getArtwork, { code }, { isEnabled: code !== '', staleMs: 0 });
  const terms = useCall(getNftTerms, {});
  const missing = <NothingHere icon={<Gem />} title={t('nft.gone')} />;
  if (code === '') return <Page title={t('common.titles.resell')}>{missing}</Page>;
  return (
    <Loaded
      from={together({ found, terms })}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failureClass="p-4"
      failure={({ code: refusal }) => refusal === 'nft_not_found' && missing}
      renderFrame={(state) => <Page title={t('common.titles.resell')}>{state}</Page>}
    >
      {(data) => <ResellPane key={code} found={data.found} terms={data.terms} />}
    </Loaded>
  );
}
