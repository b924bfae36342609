import { type DepositRow, listDeposits } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ArrowDownToLine } from 'lucide-react';
import { useState } from 'react';
import { useFunding } from '#hooks/use-funding.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { byPeriod, monthOf } from '#features/statements/by-period.ts';
import { MonthHeader } from '#features/statements/PeriodHeader.tsx';
import { DepositItem } from '../arriving/DepositItem.tsx';
import { DepositSheet } from './DepositSheet.tsx';

/** Payments and notices, newest first; those on their way go on counting. */
export function DepositList() {
  const t = useMessages();
  const { heads } = useFunding();
  const deposits = usePages(listDeposits, {});
  const [opened, setOpened] = useState<DepositRow>();
  return (
    <>
      <Loaded from={deposits} skeleton={<SkeletonRows rows={9} />}>
        {(paged) => (
          <InfiniteList
            paged={{ ...paged, rows: byPeriod(paged.rows, monthOf) }}
            keyOf={({ row }) => row.depositId}
            rowHeight={64}
            renderRow={({ row, periodAtMs }) => (
              <>
                {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                <DepositItem deposit={row} head={heads.get(row.railId)} onPress={() => setOpened(row)} />
              </>
            )}
            empty={
              <Empty
                icon={<ArrowDownToLine />}
                title={t('deposit.emptyDeposits')}
                text={t('deposit.emptyDepositsText')}
                action={
                  <Button size="medium" onClick={() => navigateTo('/pages/fund/select')}>
                    {t('funds.deposit')}
                  </Button>
                }
              />
            }
          />
        )}
      </Loaded>
      <DepositSheet deposit={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
