import { getOtcOrder, type OutputOf } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Header, Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderTalk } from './OrderTalk.tsx';
import { OtcScreen } from './OtcScreen.tsx';
import { useDealsStream } from './use-deals-stream.ts';

type View = 'order' | 'talk';

/** pages/otc/order: one order with its steps, its clock and its acts, and the talk of its sides. `id` is its number. */
export function OrderScreen({ params }: ScreenProps) {
  const orderId = Number(params.id);
  // An address without an order leads to all of them.
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return <OtcScreen params={{ tab: 'orders' }} />;
  return <FoundOrder orderId={orderId} />;
}

function FoundOrder({ orderId }: { readonly orderId: number }) {
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
      {(data) => <Order found={data} />}
    </Loaded>
  );
}

function Order({ found }: { readonly found: OutputOf<typeof getOtcOrder> }) {
  const t = useMessages();
  const [view, setView] = useState<View>('order');
  const { order, details, text, conversationId } = found;
  const head = (
    <section aria-label={t('common.titles.otcOrder')} className="shrink-0">
      <Header title={`${t(`otc.roles.${order.role}`)} ${order.code}`} />
      <TextTabs<View>
        label={t('common.titles.otcOrder')}
        items={(['order', 'talk'] as const).map((id) => ({ id, label: t(`otc.view.${id}`) }))}
        value={view}
        onChange={setView}
      />
    </section>
  );
  if (view === 'talk') return <OrderTalk head={head} orderId={order.orderId} conversationId={conversationId} />;
  return (
    <Page header={head} {...(order.acts.length > 0 && { footer: <OrderActs order={order} /> })}>
      <OrderFacts order={order} details={details} text={text} />
    </Page>
  );
}
