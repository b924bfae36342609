import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { keptDraft } from './form/draft.ts';
import { formFrom, inItsWay } from './form/form-from.ts';
import { useWithdrawFacts } from './form/use-withdraw-facts.ts';
import { RecordsButton } from './RecordsButton.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';

/** The form once its facts are here. */
export function WithdrawStart({ params }: ScreenProps) {
  const t = useMessages();
  const facts = useWithdrawFacts();
  const [begin] = useState(() => formFrom(params, keptDraft()));
  if (facts.state === 'ready') {
    const { data, refetch } = facts;
    return <WithdrawPage facts={data} begin={inItsWay(begin, data.rails)} onStale={refetch} />;
  }
  return (
    <Page title={t('common.titles.withdraw')} actions={<RecordsButton />}>
      <div className="px-4 pt-2 pb-6">
        {facts.state === 'loading' && <WithdrawSkeleton />}
        {facts.state === 'signed_out' && <SignedOut />}
        {facts.state === 'failed' && <Failure error={facts.error} onRetry={facts.retry} />}
      </div>
    </Page>
  );
}
