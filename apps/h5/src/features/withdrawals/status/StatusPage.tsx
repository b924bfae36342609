import { SearchX } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { RecordsButton } from '../RecordsButton.tsx';
import { recordsPath } from '../paths.ts';
import { StatusBody } from './StatusBody.tsx';
import { StatusFooter } from './StatusFooter.tsx';
import { StatusSkeleton } from './StatusSkeleton.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

/** What has become of one withdrawal, live until its end. */
export function StatusPage({ withdrawalId }: { readonly withdrawalId: number }) {
  const t = useMessages();
  const found = useWithdrawal(withdrawalId);
  const withdrawal = found.state === 'ready' ? found.withdrawal : undefined;
  return (
    <Page
      title={t('common.titles.withdraw')}
      actions={<RecordsButton />}
      {...(withdrawal !== undefined && { footer: <StatusFooter withdrawal={withdrawal} /> })}
    >
      <div className="px-4 pt-2 pb-6">
        {found.state === 'loading' && <StatusSkeleton />}
        {found.state === 'signed_out' && <SignedOut />}
        {found.state === 'failed' && <Failure error={found.error} onRetry={found.retry} />}
        {withdrawal !== undefined && <StatusBody withdrawal={withdrawal} />}
        {found.state === 'ready' && withdrawal === undefined && (
          <Empty
            icon={<SearchX />}
            title={t('withdraw.notFound')}
            text={t('withdraw.notFoundText')}
            action={
              <Button size="medium" onClick={() => redirectTo(recordsPath)}>
                {t('withdraw.toRecords')}
              </Button>
            }
          />
        )}
      </div>
    </Page>
  );
}
