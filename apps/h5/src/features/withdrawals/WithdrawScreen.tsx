import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';

// Each is a page of its own, so neither waits for the other's code.
const WithdrawStart = lazy(() => import('./WithdrawStart.tsx').then((m) => ({ default: m.WithdrawStart })));
const StatusPage = lazy(() => import('./status/StatusPage.tsx').then((m) => ({ default: m.StatusPage })));

/**
 * pages/fund/withdraw: to an address or a card; `currency`, `rail` and `way` of its address are filled in. With `id` it
 * shows the progress of that withdrawal.
 */
export function WithdrawScreen({ params }: ScreenProps) {
  const t = useMessages();
  // Numbers of withdrawals are in the same grammar as those of assets.
  const withdrawalId = assetIdFrom(params.id);
  const skeleton = (
    <Page title={t('common.titles.withdraw')}>
      <div className="px-4 pt-2 pb-6">
        <WithdrawSkeleton />
      </div>
    </Page>
  );
  return (
    <Suspense fallback={skeleton}>
      {withdrawalId === undefined ? (
        <WithdrawStart params={params} />
      ) : (
        <StatusPage key={withdrawalId} withdrawalId={withdrawalId} />
      )}
    </Suspense>
  );
}
