import type { QuotationRow } from '@candor/api';
import { Checkbox, SkeletonRows } from '@candor/kit/view';
import { lazy, memo, Suspense, useState } from 'react';
import { useOpenOrders } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { TextTabs } from '#ui/TextTabs.tsx';
import { changeTradePreferences, useTradePreferences } from '#features/desk/trade-preferences.ts';
import type { PairTerms } from '../pair-terms.ts';
import { AssetsList } from './AssetsList.tsx';
import { CancelAll } from './CancelAll.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { type OrdersTab, ordersTabs } from './orders-tabs.ts';
import { VisitorOrders } from './VisitorOrders.tsx';

const RecentHistory = lazy(() => import('./RecentHistory.tsx').then((m) => ({ default: m.RecentHistory })));

interface OrdersBelowProps {
  readonly terms: PairTerms;
  readonly pairs: readonly QuotationRow[];
}

/**
 * Below the desk: waiting orders, balances and past orders; of this pair or of all. Kept apart from the book's beat:
 * with 120 open orders, drawing them along with it took three quarters of the page's script time.
 */
export const OrdersBelow = memo(function OrdersBelow(props: OrdersBelowProps) {
  return useIsSignedIn() ? <OwnOrders {...props} /> : <VisitorOrders />;
});

function OwnOrders({ terms, pairs }: OrdersBelowProps) {
  const t = useMessages();
  const { thisPairOnly } = useTradePreferences();
  const [tab, setTab] = useState<OrdersTab>('open');
  const orders = useOpenOrders(thisPairOnly ? terms.pairId : undefined);
  const count = orders?.length ?? 0;
  const pairId = thisPairOnly ? terms.pairId : undefined;
  const labelOf = ({ id, label }: (typeof ordersTabs)[number]) =>
    id === 'open' && count > 0 ? t('orders.tabs.openCount', { count: String(count) }) : t(label);
  return (
    <section className="border-t border-line">
      <div className="sticky top-0 z-(--z-sticky) flex items-center bg-bg pr-4 huge:flex-wrap">
        <div className="min-w-0 flex-1 huge:basis-full">
          <TextTabs
            label={t('orders.title')}
            items={ordersTabs.map((one) => ({ id: one.id, label: labelOf(one) }))}
            value={tab}
            onChange={setTab}
          />
        </div>
        {tab === 'open' && <CancelAll orders={orders ?? []} terms={thisPairOnly ? terms : undefined} />}
      </div>
      <div className="px-4 pb-1">
        <Checkbox isChecked={thisPairOnly} onChange={(isOn) => changeTradePreferences({ thisPairOnly: isOn })}>
          {t('orders.thisPairOnly')}
        </Checkbox>
      </div>
      {tab === 'open' && <OpenOrders orders={orders} pairs={pairs} />}
      {tab === 'assets' && <AssetsList assetIds={thisPairOnly ? [terms.baseAssetId, terms.quoteAssetId] : undefined} />}
      {tab === 'history' && (
        <Suspense fallback={<SkeletonRows rows={3} className="px-4" />}>
          <RecentHistory pairs={pairs} pairId={pairId} />
        </Suspense>
      )}
    </section>
  );
}
