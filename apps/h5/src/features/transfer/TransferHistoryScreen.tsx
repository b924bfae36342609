import { listTransfers, type TransferRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Header, Page } from '#ui/Page.tsx';
import { type AccountCoinFilter, AccountCoinFilters } from '#features/funds/AccountCoinFilters.tsx';
import { accountFrom, assetIdFrom } from '#features/funds/accounts.ts';
import { byPeriod, monthOf } from '#features/statements/by-period.ts';
import { MonthHeader } from '#features/statements/PeriodHeader.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { TransferItem } from './TransferItem.tsx';
import { TransferSheet } from './TransferSheet.tsx';

/** pages/fund/transfer_history: transfers between the accounts, newest first. */
export function TransferHistoryScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [filter, setFilter] = useState<AccountCoinFilter>({
    accountType: accountFrom(params.type),
    assetId: assetIdFrom(params.currency),
  });
  const [opened, setOpened] = useState<TransferRow>();
  useOwnStream();
  const transfers = usePages(listTransfers, filter);
  const isFiltered = filter.accountType !== undefined || filter.assetId !== undefined;
  const head = (
    <section aria-label={t('common.titles.transferHistory')} className="shrink-0">
      <Header title={t('common.titles.transferHistory')} />
      <div role="group" aria-label={t('funds.filters')} className="no-scrollbar flex gap-1.5 overflow-x-auto px-4 py-2">
        <AccountCoinFilters value={filter} onChange={setFilter} />
      </div>
    </section>
  );
  return (
    <Page header={head}>
      <div className="px-4 pb-4">
        <Loaded from={transfers} skeleton={<SkeletonRows rows={9} />}>
          {(paged) => (
            <InfiniteList
              paged={{ ...paged, rows: byPeriod(paged.rows, monthOf) }}
              keyOf={({ row }) => row.transferId}
              renderRow={({ row, periodAtMs }) => (
                <>
                  {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                  <TransferItem transfer={row} onPress={() => setOpened(row)} />
                </>
              )}
              empty={
                isFiltered ? (
                  <Empty icon={<ArrowLeftRight />} title={t('funds.emptyFiltered')} />
                ) : (
                  <Empty
                    icon={<ArrowLeftRight />}
                    title={t('funds.emptyTransfers')}
                    text={t('funds.emptyTransfersText')}
                    action={
                      <Button size="medium" onClick={() => redirectTo('/pages/fund/transfer')}>
                        {t('funds.transfer')}
                      </Button>
                    }
                  />
                )
              }
            />
          )}
        </Loaded>
        <TransferSheet transfer={opened} onClose={() => setOpened(undefined)} />
      </div>
    </Page>
  );
}
