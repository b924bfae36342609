import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { keptDraft } from './form/draft.ts';
import { formFrom, withPayoutMethod } from './form/form-from.ts';
import { useWithdrawFacts } from './form/use-withdraw-facts.ts';
import { RecordsButton } from './RecordsButton.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx';

/** The form once its facts are here. */
export function WithdrawStart({ params }: ScreenProps) {
  const t = useMessages();
  const facts = useWithdrawFacts();
  const [begin] = useState(() => formFrom(params, keptDraft()));
  return (
    <Loaded
      from={facts}
      skeleton={<WithdrawSkeleton />}
      renderFrame={(state) => (
        <Page title={t('common.titles.withdraw')} actions={<RecordsButton />}>
          <div className="px-4 pt-2 pb-6">{state}</div>
        </Page>
      )}
    >
      {(data) => <WithdrawPage facts={data} begin={withPayoutMethod(begin, data.rails)} />}
    </Loaded>
  );
}
