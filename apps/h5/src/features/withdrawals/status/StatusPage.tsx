import { Empty, Skeleton } from '@candor/kit/view';
import { SearchX } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { RecordsButton } from '../RecordsButton.tsx';
import { recordsPath } from '../paths.ts';
import { StatusBody } from './StatusBody.tsx';
import { StatusFooter } from './StatusFooter.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

/** The state of one withdrawal, live until its end. */
export function StatusPage({ withdrawalId }: { readonly withdrawalId: number }) {
  const t = useMessages();
  const found = useWithdrawal(withdrawalId);
  const withdrawal = found.data;
  return (
    <Page
      title={t('common.titles.withdraw')}
      actions={<RecordsButton />}
      {...(withdrawal !== undefined && { footer: <StatusFooter withdrawal={withdrawal} /> })}
    >
      <div className="px-4 pt-2 pb-6">
        <Loaded
          from={found}
          skeleton={
            <Skeleton
              className="items-center gap-3 pt-3"
              blocks={[
                'size-14 rounded-full!',
                'h-4 w-40',
                'h-8 w-52',
                'mt-2 h-56 w-full rounded-card!',
                'h-44 w-full rounded-card!',
              ]}
            />
          }
          empty={
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
          }
        >
          {(row) => <StatusBody withdrawal={row} />}
        </Loaded>
      </div>
    </Page>
  );
}
