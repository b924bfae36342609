import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { accountFrom, assetIdFrom } from '#features/funds/accounts.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { TransferPage } from './TransferPage.tsx';
import { initialTransferForm, type TransferForm } from './transfer-form.ts';
import { useTransferFacts } from './use-transfer-facts.ts';

/** pages/fund/transfer: between the user's own four accounts; `currency`, `from` and `to` of its address are filled in. */
export function TransferScreen({ params }: ScreenProps) {
  const t = useMessages();
  const facts = useTransferFacts();
  if (facts.state === 'ready') return <TransferPage facts={facts.data} begin={formOf(params)} />;
  return (
    <Page title={t('common.titles.transfer')} actions={<HistoryButton />}>
      <div className="p-4">
        {facts.state === 'loading' && <TransferSkeleton />}
        {facts.state === 'signed_out' && <SignedOut />}
        {facts.state === 'failed' && <Failure error={facts.error} onRetry={facts.retry} />}
      </div>
    </Page>
  );
}

/** An address may ask for one side only; the other is then the spot account, or the contract account beside it. */
function formOf(params: ScreenProps['params']): TransferForm {
  const [from, to] = [accountFrom(params.from), accountFrom(params.to)];
  const way =
    from === to
      ? initialTransferForm
      : {
          from: from ?? (to === 'spot' ? 'contract' : 'spot'),
          to: to ?? (from === 'spot' || from === undefined ? 'contract' : 'spot'),
        };
  return { ...initialTransferForm, ...way, assetId: assetIdFrom(params.currency) };
}

function TransferSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <SkeletonBlock className="h-30 w-full rounded-card!" />
      <SkeletonBlock className="h-14 w-full rounded-control!" />
      <SkeletonBlock className="h-3 w-24" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
    </SkeletonFrame>
  );
}
