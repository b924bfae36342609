import { Empty, IconButton } from '@candor/kit/view';
import { FileClock } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { chosenAsset } from '../select/rail-assets.ts';
import { useRailAssets } from '../select/use-rail-assets.ts';
import { Receive } from './Receive.tsx';
import { ReceiveSkeleton } from './ReceiveSkeleton.tsx';

/** pages/fund/receive: where to pay `currency`, on the network `rail` of its address or another. */
export function ReceiveScreen({ params }: ScreenProps) {
  const t = useMessages();
  const assets = useRailAssets();
  const asset = assets.data && chosenAsset(assets.data, assetIdFrom(params.currency));
  const title = t('common.titles.deposit');
  const records = (
    <IconButton
      label={t('common.titles.depositRecords')}
      icon={<FileClock aria-hidden strokeWidth={1.75} />}
      onClick={() => navigateTo('/pages/fund/receive_withdraw_record')}
    />
  );
  return (
    <Page title={asset === undefined ? title : `${title} ${asset.code}`} actions={records}>
      <Loaded from={assets} skeleton={<ReceiveSkeleton />} failureClass="p-4">
        {() =>
          asset === undefined ? (
            <Empty title={t('deposit.noWays')} />
          ) : (
            <Receive key={asset.assetId} asset={asset} railId={assetIdFrom(params.rail)} />
          )
        }
      </Loaded>
    </Page>
  );
}
