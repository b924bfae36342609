import type { TextPartName } from '@candor/messages';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { TraderListSkeleton } from '#features/copy/list/TraderListSkeleton.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { SpotTab } from '#features/spot/SpotTab.tsx';
import { type TradeTab, tradeTabFrom, tradeTabs } from './trade-tabs.ts';
import { useOrderNotices } from './use-order-notices.ts';
import type { ProductTabProps } from './product-tab.ts';

type Product = LazyExoticComponent<ComponentType<ProductTabProps>>;

/** Products whose code and texts come when their tab is opened; the first visit pays for spot alone. */
const products: Readonly<Record<Exclude<TradeTab, 'spot'>, Product>> = {
  contract: lazy(() => import('#features/contract/ContractTab.tsx').then((m) => ({ default: m.ContractTab }))),
  options: lazy(() => import('#features/options/OptionsTab.tsx').then((m) => ({ default: m.OptionsTab }))),
  stocks: lazy(() => import('#features/contract/ContractTab.tsx').then((m) => ({ default: m.StocksTab }))),
  copy: lazy(() => import('#features/copy/CopyTab.tsx').then((m) => ({ default: m.CopyTab }))),
};

/** What they say; a position may be a copy. */
const partsOf: Readonly<Record<keyof typeof products, readonly TextPartName[]>> = {
  contract: ['contract', 'copy'],
  options: ['options'],
  stocks: ['contract', 'copy'],
  copy: ['copy'],
};

/** pages/transaction/index. `tab` chooses the product, `symbol` (or a pair's `id`) and `side` start it there. */
export function TradeScreen({ params }: ScreenProps) {
  const t = useMessages();
  const tab = tradeTabFrom(params);
  useOrderNotices();
  return (
    <Page
      header={
        <header className="shrink-0 pt-[calc(var(--safe-top)+4px)]">
          <h1 className="sr-only">{t('common.titles.trade')}</h1>
          <div className="mask-r-from-[calc(100%-16px)]">
            <TextTabs
              size="large"
              label={t('trade.products')}
              items={tradeTabs.map((id) => ({ id, label: t(`trade.tabs.${id}`) }))}
              value={tab}
              onChange={(id) => switchTab('/pages/transaction/index', { tab: id })}
            />
          </div>
        </header>
      }
    >
      {tab === 'spot' ? <SpotTab params={params} /> : <ProductTab key={tab} tab={tab} params={params} />}
    </Page>
  );
}

function ProductTab({ tab, params }: ProductTabProps & { readonly tab: keyof typeof products }) {
  const Product = products[tab];
  const skeleton = tab === 'copy' ? <TraderListSkeleton className="p-4" /> : <ProductSkeleton />;
  return (
    <TextPart part={partsOf[tab]} skeleton={skeleton}>
      <Suspense fallback={skeleton}>
        <Product params={params} />
      </Suspense>
    </TextPart>
  );
}
