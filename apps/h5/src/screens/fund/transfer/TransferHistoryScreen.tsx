import { listTransfers, type TransferRow } from '@candor/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../../hooks/use-pages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { redirectTo } from '../../../navigate.ts';
import type { ScreenProps } from '../../../routes.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CoinMark } from '../../../ui/CoinMark.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { Header, Page } from '../../../ui/Page.tsx';
import { SignedOut } from '../../../ui/SignedOut.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TimeText } from '../../../ui/TimeText.tsx';
import { type AccountCoinFilter, AccountCoinFilters } from '../AccountCoinFilters.tsx';
import { accountFrom, assetIdFrom } from '../accounts.ts';
import { byPeriod, monthOf } from '../records/by-period.ts';
import { MonthHeader } from '../records/PeriodHeader.tsx';

/** pages/fund/transfer_history: transfers between the accounts, newest first. */
export function TransferHistoryScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [filter, setFilter] = useState<AccountCoinFilter>({
    accountType: accountFrom(params.type),
    assetId: assetIdFrom(params.currency),
  });
  const transfers = usePages(listTransfers, filter);
  const isFiltered = filter.accountType !== undefined || filter.assetId !== undefined;
  const head = (
    <div className="shrink-0">
      <Header title={t('common.titles.transferHistory')} />
      <div role="group" aria-label={t('funds.filters')} className="no-scrollbar flex gap-1.5 overflow-x-auto px-4 py-2">
        <AccountCoinFilters value={filter} onChange={setFilter} />
      </div>
    </div>
  );
  return (
    <Page header={head}>
      <div className="px-4 pb-4">
        {transfers.state === 'loading' && <SkeletonRows rows={9} />}
        {transfers.state === 'signed_out' && <SignedOut />}
        {transfers.state === 'failed' && <Failure error={transfers.error} onRetry={transfers.retry} />}
        {transfers.state === 'ready' && (
          <InfiniteList
            paged={{ ...transfers.data, rows: byPeriod(transfers.data.rows, monthOf) }}
            keyOf={({ row }) => row.transferId}
            renderRow={({ row, periodAtMs }) => (
              <>
                {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                <TransferItem transfer={row} />
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
      </div>
    </Page>
  );
}

function TransferItem({ transfer }: { readonly transfer: TransferRow }) {
  const t = useMessages();
  return (
    <div className="flex h-15 items-center gap-3">
      <CoinMark code={transfer.code} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">
          {t(`words.accountTypes.${transfer.from}`)} → {t(`words.accountTypes.${transfer.to}`)}
        </span>
        <TimeText atMs={transfer.atMs} look="moment" className="block text-12 text-fg-3" />
      </span>
      <AmountText value={transfer.amount} unit={transfer.code} isPrivate className="shrink-0 text-14 font-semibold" />
    </div>
  );
}
