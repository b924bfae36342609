import { getFundingLimits, listRails } from '@candor/api';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { useCall } from '#hooks/use-call.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { AddWalletPage } from './AddWalletPage.tsx';

/** pages/setting/addWallet: books an address; `rail` of its address is chosen. */
export function AddWalletScreen({ params }: ScreenProps) {
  const t = useMessages();
  const rails = useCall(listRails, {});
  const limits = useCall(getFundingLimits, {});
  const skeleton = (
    <Page title={t('common.titles.addAddress')}>
      <AddSkeleton />
    </Page>
  );
  if (rails.state === 'ready' && limits.state === 'ready') {
    return (
      <TextPart part="wallet" skeleton={skeleton}>
        <AddWalletPage
          rails={rails.data.filter(({ destinationKind }) => destinationKind === 'address')}
          limits={limits.data}
          railId={assetIdFrom(params.rail)}
        />
      </TextPart>
    );
  }
  const failed = [rails, limits].find((loadable) => loadable.state === 'failed');
  if (limits.state !== 'signed_out' && failed === undefined) return skeleton;
  return (
    <Page title={t('common.titles.addAddress')}>
      <div className="p-4">
        {limits.state === 'signed_out' && <SignedOut />}
        {failed?.state === 'failed' && <Failure error={failed.error} onRetry={failed.retry} />}
      </div>
    </Page>
  );
}

function AddSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-5 p-4">
      <SkeletonBlock className="h-14 w-full rounded-control!" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
      <SkeletonBlock className="h-24 w-full rounded-control!" />
      <SkeletonBlock className="h-32 w-full rounded-card!" />
    </SkeletonFrame>
  );
}
