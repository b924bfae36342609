import { listWithdrawals, type WithdrawalRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { byPeriod, monthOf } from '#features/statements/by-period.ts';
import { MonthHeader } from '#features/statements/PeriodHeader.tsx';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';
import { WithdrawalTag } from './WithdrawalTag.tsx';

/** Withdrawals, newest first. */
export function WithdrawalList() {
  const t = useMessages();
  const withdrawals = usePages(listWithdrawals, {});
  const [opened, setOpened] = useState<WithdrawalRow>();
  return (
    <>
      <Loaded from={withdrawals} skeleton={<SkeletonRows rows={9} />}>
        {(paged) => (
          <InfiniteList
            paged={{
              ...paged,
              rows: byPeriod(
                paged.rows.map((row) => ({ ...row, atMs: row.requestedAtMs })),
                monthOf,
              ),
            }}
            keyOf={({ row }) => row.withdrawalId}
            rowHeight={64}
            renderRow={({ row, periodAtMs }) => (
              <>
                {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                <WithdrawalItem withdrawal={row} onPress={() => setOpened(row)} />
              </>
            )}
            empty={
              <Empty
                icon={<ArrowUpFromLine />}
                title={t('deposit.emptyWithdrawals')}
                text={t('deposit.emptyWithdrawalsText')}
                action={
                  <Button size="medium" onClick={() => navigateTo('/pages/fund/select', { for: 'withdraw' })}>
                    {t('funds.withdraw')}
                  </Button>
                }
              />
            }
          />
        )}
      </Loaded>
      <WithdrawalSheet withdrawal={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

interface WithdrawalItemProps {
  readonly withdrawal: WithdrawalRow;
  readonly onPress: () => void;
}

function WithdrawalItem({ withdrawal, onPress }: WithdrawalItemProps) {
  const { name } = useRailWords()(withdrawal);
  const { code, amount, label, status, requestedAtMs } = withdrawal;
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-16 w-full items-center gap-3 py-2 text-left outline-offset-[-2px]"
    >
      <CoinMark code={code} size={36} />
      <span className="min-w-0 flex-1">
        <AmountText value={amount} unit={code} isPrivate className="block truncate text-15 font-semibold" />
        <span className="block text-12 [overflow-wrap:anywhere] text-fg-3">
          {label === '' ? name : `${name} · ${label}`}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <WithdrawalTag status={status} />
        <TimeText atMs={requestedAtMs} look="moment" className="mt-0.5 block text-11 text-fg-3" />
      </span>
    </button>
  );
}
