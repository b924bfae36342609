import { getOtcOrder, listOtcOrders, type OutputOf } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { useTalkRenewal } from '#features/conversations/use-talk-renewal.ts';
import { useUnreadIn } from '#features/conversations/use-my-conversation.ts';
import { OrderActs } from './OrderActs.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useDealsStream } from './use-deals-stream.ts';

const OrderTalk = lazy(() => import('./OrderTalk.tsx').then((m) => ({ default: m.OrderTalk })));
const OtcScreen = lazy(() => import('./OtcScreen.tsx').then((m) => ({ default: m.OtcScreen })));

type View = 'order' | 'talk';
/** Messages are in the chat, and marked on its tab. */
const toldInTalk = ['otc_message'] as const;
/** The page shows each state as it comes; beside the chat it is not seen. */
const toldHere = [
  ...toldInTalk,
  'otc_ordered',
  'otc_paid',
  'otc_cancel_asked',
  'otc_disputed',
  'otc_appealed',
  'otc_decided',
  'otc_verdict_late',
  'otc_ended',
] as const;

/** pages/otc/order: one order with its steps, its clock and its acts, and the talk of its sides. `id` is its number; `view` opens the talk. */
export function OrderScreen({ params }: ScreenProps) {
  const orderId = Number(params.id);
  // An address without an order leads to all of them.
  if (!Number.isSafeInteger(orderId) || orderId <= 0)
    return (
      <Suspense>
        <OtcScreen params={{ tab: 'orders' }} />
      </Suspense>
    );

  return <FoundOrder key={orderId} orderId={orderId} atFirst={params.view === 'talk' ? 'talk' : 'order'} />;
}

interface FoundOrderProps {
  readonly orderId: number;
  readonly atFirst: View;
}

function FoundOrder({ orderId, atFirst }: FoundOrderProps) {
  const t = useMessages();
  const found = useCall(getOtcOrder, { orderId });
  useDealsStream();
  return (
    <Loaded
      from={found}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.otcOrder')}>{state}</Page>}
    >
      {(data) => <Order found={data} atFirst={atFirst} />}
    </Loaded>
  );
}

function Order({
  found,
  atFirst,
}: { readonly found: OutputOf<typeof getOtcOrder> } & Pick<FoundOrderProps, 'atFirst'>) {
  const t = useMessages();
  const [view, setView] = useState(atFirst);
  const { order, details, payerName, text, conversationId } = found;
  useToldHere(view === 'order' ? toldHere : toldInTalk, 'order', String(order.orderId));
  const unread = useUnreadIn(conversationId);
  useTalkRenewal(listOtcOrders);
  const head = (
    <TabbedHeader<View>
      title={`${t(`otc.roles.${order.role}`)} ${order.code}`}
      label={t('common.titles.otcOrder')}
      items={[
        { id: 'order', label: t('otc.view.order') },
        {
          id: 'talk',
          label: t('otc.view.talk'),
          ...(view === 'order' && unread > 0 && { mark: t('otc.orders.unread', { count: unread }) }),
        },
      ]}
      value={view}
      onChange={setView}
    />
  );
  if (view === 'talk') {
    return (
      <Suspense fallback={<Page header={head}>{null}</Page>}>
        <OrderTalk head={head} orderId={order.orderId} conversationId={conversationId} />
      </Suspense>
    );
  }
  return (
    <Page header={head} {...(order.acts.length > 0 && { footer: <OrderActs order={order} payerName={payerName} /> })}>
      <OrderFacts order={order} details={details} payerName={payerName} text={text} />
    </Page>
  );
}
