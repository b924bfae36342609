import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SignedOut } from '#ui/SignedOut.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { type OrdersTab, ordersTabs } from './orders-tabs.ts';

/** Below the desk for a visitor: the same tabs, and the way in. It needs no pair, so it is there before the desk. */
export function VisitorOrders() {
  const t = useMessages();
  const [tab, setTab] = useState<OrdersTab>('open');
  return (
    <section className="border-t border-line">
      <div className="sticky top-0 z-(--z-sticky) bg-bg pr-4">
        <TextTabs
          label={t('orders.title')}
          items={ordersTabs.map(({ id, label }) => ({ id, label: t(label) }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <SignedOut text={t('orders.signedOutText')} />
    </section>
  );
}
