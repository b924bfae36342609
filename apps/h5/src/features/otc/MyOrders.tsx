import { listOtcOrders, type OtcOrderRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NewMark } from '#ui/NewMark.tsx';
import { RecordRow, recordRowHeight } from '#ui/RecordRow.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useTalkRenewal } from '#features/conversations/use-talk-renewal.ts';

type Status = 'running' | 'ended';
const statuses: readonly Status[] = ['running', 'ended'];

/** The user's orders on either side. */
export function MyOrders() {
  const t = useMessages();
  const [status, setStatus] = useState<Status>('running');
  const orders = usePages(listOtcOrders, { status });
  useTalkRenewal(listOtcOrders);
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<Status>
        label={t('otc.orders.label')}
        items={statuses.map((id) => ({ id, label: t(`otc.orders.${id}`) }))}
        value={status}
        onChange={setStatus}
      />
      <Loaded from={orders} skeleton={<SkeletonRows rows={4} />}>
        {(paged) => (
          <InfiniteList
            key={status}
            paged={paged}
            rowHeight={recordRowHeight}
            keyOf={({ orderId }) => orderId}
            renderRow={(order) => <OrderItem order={order} />}
            empty={<Empty icon={<Handshake />} title={t('otc.orders.none')} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function OrderItem({ order }: { readonly order: OtcOrderRow }) {
  const t = useMessages();
  const format = useFormat();
  const { orderId, role, state, code, quantity, total, fiatCode, fiatScale, openedAtMs, unread } = order;
  return (
    <RecordRow
      onClick={() => navigateTo('/pages/otc/order', { id: orderId })}
      title={
        <>
          {t(`otc.roles.${role}`)} {code} · {t(`otc.states.${state}`)}
          {unread > 0 && <NewMark text={t('otc.orders.unread', { count: unread })} />}
        </>
      }
      note={
        <>
          <TimeText atMs={openedAtMs} look="moment" /> · {format.amount(total, fiatScale)} {fiatCode}
        </>
      }
      end={<AmountText value={quantity} unit={code} isPrivate className="shrink-0 text-14" />}
    />
  );
}
