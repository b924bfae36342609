import { listLockedDeposits, listLockedDividends, type LockedDepositRow } from '@candor/api';
import { Empty, SkeletonCards, SkeletonRows } from '@candor/kit/view';
import { CalendarCheck, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useAddressedList } from '#hooks/use-addressed-list.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { DepositCard } from './DepositCard.tsx';
import { DepositSheet } from './DepositSheet.tsx';
import { useLockedStream } from './use-locked-stream.ts';

type Tab = 'running' | 'ended' | 'dividends';
const tabs: readonly Tab[] = ['running', 'ended', 'dividends'];

/** pages/lockming/order: the user's deposits, live, and the dividends they have had. */
export function DepositsScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { list, choose, openId } = useAddressedList<Tab>(params, tabs.find((one) => one === params.tab) ?? 'running');
  useLockedStream();
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.lockupOrders')}
      label={t('locked.orders.tabs')}
      items={tabs.map((id) => ({ id, label: t(`locked.orders.${id}`) }))}
      value={list}
      onChange={choose}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        {list === 'dividends' ? <Dividends /> : <Deposits key={`${list} ${openId}`} status={list} openId={openId} />}
      </div>
    </Page>
  );
}

interface DepositsProps {
  readonly status: 'running' | 'ended';
  /** The deposit whose sheet the address opens. */
  readonly openId: string | undefined;
}

function Deposits({ status, openId }: DepositsProps) {
  const t = useMessages();
  const deposits = usePages(listLockedDeposits, { status });
  const [openedId, setOpenedId] = useState(openId);
  const opened =
    deposits.state === 'ready' ? deposits.data.rows.find(({ depositId }) => String(depositId) === openedId) : undefined;
  const last = useLast(opened);
  const open = ({ depositId }: LockedDepositRow) => setOpenedId(String(depositId));
  return (
    <>
      <Loaded from={deposits} skeleton={<SkeletonCards cards={3} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={132}
            keyOf={({ depositId }) => depositId}
            renderRow={(deposit) => (
              <div className="pb-3">
                <DepositCard deposit={deposit} onPress={() => open(deposit)} />
              </div>
            )}
            empty={
              status === 'ended' ? (
                <Empty icon={<LockKeyhole />} title={t('locked.orders.noEnded')} />
              ) : (
                <Empty
                  icon={<LockKeyhole />}
                  title={t('locked.orders.noRunning')}
                  text={t('locked.orders.noRunningText')}
                  action={
                    <Button size="medium" onClick={() => redirectTo('/pages/lockming/lockming')}>
                      {t('locked.guide.see')}
                    </Button>
                  }
                />
              )
            }
          />
        )}
      </Loaded>
      {last !== undefined && (
        <DepositSheet deposit={last} isOpen={opened !== undefined} onClose={() => setOpenedId(undefined)} />
      )}
    </>
  );
}

function Dividends() {
  const t = useMessages();
  const dividends = usePages(listLockedDividends, {});
  return (
    <Loaded from={dividends} skeleton={<SkeletonRows rows={8} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          keyOf={({ depositId, day }) => `${depositId}/${day}`}
          renderRow={({ depositId, day, amount, code, atMs }) => (
            <div className="flex min-h-15 items-center gap-3">
              <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-full bg-up-soft text-up">
                <CalendarCheck className="size-4" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-14">
                  {t('locked.orders.dividendOf', { day: String(day), number: String(depositId) })}
                </span>
                <TimeText atMs={atMs} look="moment" className="text-12 text-fg-3" />
              </span>
              <AmountText value={amount} unit={code} isChange isPrivate className="text-14 font-medium" />
            </div>
          )}
          empty={<Empty icon={<CalendarCheck />} title={t('locked.orders.noDividends')} />}
        />
      )}
    </Loaded>
  );
}
