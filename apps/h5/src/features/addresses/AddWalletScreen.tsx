import { getFundingLimits, listRails } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { AddWalletPage } from './AddWalletPage.tsx';

/** pages/setting/addWallet: books an address; `rail` of its address is chosen. */
export function AddWalletScreen({ params }: ScreenProps) {
  const t = useMessages();
  const rails = useCall(listRails, {});
  const limits = useCall(getFundingLimits, {});
  return (
    <Loaded
      from={together({ rails, limits })}
      skeleton={
        <Skeleton
          className="gap-5 p-4"
          blocks={[
            'h-14 w-full rounded-control!',
            'h-12 w-full rounded-control!',
            'h-24 w-full rounded-control!',
            'h-32 w-full rounded-card!',
          ]}
        />
      }
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.addAddress')}>{state}</Page>}
    >
      {(data) => (
        <AddWalletPage
          rails={data.rails.filter(({ destinationKind }) => destinationKind === 'address')}
          limits={data.limits}
          railId={assetIdFrom(params.rail)}
        />
      )}
    </Loaded>
  );
}
