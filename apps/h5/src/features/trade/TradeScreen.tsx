import { lazy, Suspense } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import type { TradeTab, TradeTabProps } from '#features/desk/trade-tab.ts';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { tradeTabFrom } from './trade-tab-from.ts';

const OrderNotices = lazy(() => import('#features/spot/OrderNotices.tsx').then((m) => ({ default: m.OrderNotices })));

const found = import.meta.glob<{ readonly tradeTabs: readonly TradeTab[] }>('../*/trade-tabs.{ts,tsx}', {
  eager: true,
});
/** The tabs of all products; spot is there, whichever others are. */
const tradeTabs = Object.values(found)
  .flatMap((feature) => feature.tradeTabs)
  .sort((a, b) => a.order - b.order) as [TradeTab, ...TradeTab[]];

/**
 * pages/transaction/index. `tab` chooses the product, `symbol` (or a pair's `id`) and `side` start it there, and
 * `kind=market` with an order at the market.
 */
export function TradeScreen({ params }: ScreenProps) {
  const t = useMessages();
  const tab = tradeTabFrom(tradeTabs, params);
  return (
    <Page
      tabTitle={t(tab.label)}
      header={
        <header className="shrink-0 pt-[calc(var(--safe-top)+0.25rem)]">
          <h1 className="sr-only">{t('common.titles.trade')}</h1>
          <div className="mask-r-from-[calc(100%-16px)]">
            <TextTabs
              size="large"
              label={t('trade.products')}
              items={tradeTabs.map(({ id, label }) => ({ id, label: t(label) }))}
              value={tab.id}
              onChange={(id) => switchTab('/pages/transaction/index', { tab: id })}
            />
          </div>
        </header>
      }
    >
      <Suspense>
        <OrderNotices />
      </Suspense>
      <ProductTab key={tab.id} tab={tab} params={params} />
    </Page>
  );
}

function ProductTab({ tab: { Tab, Skeleton, texts }, params }: TradeTabProps & { readonly tab: TradeTab }) {
  const skeleton = <Skeleton />;
  return (
    <TextPart part={texts} skeleton={skeleton}>
      <Suspense fallback={skeleton}>
        <Tab params={params} />
      </Suspense>
    </TextPart>
  );
}
