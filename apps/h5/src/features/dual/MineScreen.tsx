import { type DualStatus, dualStatuses, listDualPurchases } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { useAddressedList } from '#hooks/use-addressed-list.ts';
import { useLast } from '#hooks/use-last.ts';
import { useQuotations } from '#hooks/use-live.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { PurchaseCard } from './PurchaseCard.tsx';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import { useDualStream } from './use-dual-stream.ts';

/** The list that an address names: by its state, or by the result that a notice tells of. */
function statusIn(tab: string | undefined): DualStatus | undefined {
  if (tab === 'base' || tab === 'quote') return 'success';
  if (tab === 'void') return 'fail';
  return dualStatuses.find((one) => one === tab);
}

/** pages/invest/mine: the user's dual investments by their state; `id` of its address opens one. */
export function MineScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { list, choose, openId } = useAddressedList<DualStatus>(params, statusIn(params.tab) ?? 'purchased');
  useDualStream();
  useQuotations();
  const head = (
    <TabbedHeader<DualStatus>
      title={t('common.titles.dualMine')}
      label={t('dual.orders.tabs')}
      items={dualStatuses.map((id) => ({ id, label: t(`dual.orders.lists.${id}`) }))}
      value={list}
      onChange={choose}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-3 pb-6">
        <Purchases key={`${list} ${openId}`} status={list} openId={openId} />
      </div>
    </Page>
  );
}

interface PurchasesProps {
  readonly status: DualStatus;
  readonly openId: string | undefined;
}

function Purchases({ status, openId }: PurchasesProps) {
  const t = useMessages();
  const purchases = usePages(listDualPurchases, { status });
  const [openedId, setOpenedId] = useState(openId);
  const opened =
    purchases.state === 'ready'
      ? purchases.data.rows.find(({ purchaseId }) => String(purchaseId) === openedId)
      : undefined;
  const last = useLast(opened);
  return (
    <>
      <Loaded from={purchases} skeleton={<SkeletonCards cards={3} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={148}
            keyOf={({ purchaseId }) => purchaseId}
            renderRow={(purchase) => (
              <div className="pb-3">
                <PurchaseCard purchase={purchase} onPress={() => setOpenedId(String(purchase.purchaseId))} />
              </div>
            )}
            empty={
              status === 'purchased' ? (
                <Empty
                  icon={<Split />}
                  title={t('dual.orders.none.purchased')}
                  text={t('dual.orders.noneText.purchased')}
                  action={
                    <Button size="medium" onClick={() => redirectTo('/pages/invest/invest')}>
                      {t('common.titles.dual')}
                    </Button>
                  }
                />
              ) : (
                <Empty
                  icon={<Split />}
                  title={t(`dual.orders.none.${status}`)}
                  text={t(`dual.orders.noneText.${status}`)}
                />
              )
            }
          />
        )}
      </Loaded>
      {last !== undefined && (
        <PurchaseSheet purchase={last} isOpen={opened !== undefined} onClose={() => setOpenedId(undefined)} />
      )}
    </>
  );
}
