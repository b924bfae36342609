import { IconButton, SkeletonCards } from '@candor/kit/view';
import { ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { FinanceTab } from '#app/finance-tab.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { FinanceSummary } from './FinanceSummary.tsx';
import { OtherProducts } from './OtherProducts.tsx';

const found = import.meta.glob<{ readonly financeTabs: readonly FinanceTab[] }>('../*/finance-tabs.{ts,tsx}', {
  eager: true,
});
/** The tabs of all products that hold funds for a time; locked mining is there, whichever others are. */
const financeTabs = Object.values(found)
  .flatMap((feature) => feature.financeTabs)
  .sort((a, b) => a.order - b.order) as [FinanceTab, ...FinanceTab[]];

/** pages/financial/index: what the user holds, what it has earned and what comes next, then the products. `tab` chooses one. */
export function FinanceScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? params.tab;
  const tab = financeTabs.find((one) => one.id === id) ?? financeTabs[0];
  const records = (
    <IconButton
      label={t('common.titles.records')}
      icon={<ReceiptText aria-hidden />}
      onClick={() => navigateTo('/pages/fund/assets_record', { kind: tab.product })}
    />
  );
  const skeleton = <SkeletonCards cards={3} />;
  return (
    <Page title={t('common.titles.finance')} isTabRoot actions={records}>
      <div className="px-4 pt-1">
        <FinanceSummary />
      </div>
      <TextTabs
        label={t('common.titles.finance')}
        items={financeTabs.map((one) => ({ id: one.id, label: t(one.label) }))}
        value={tab.id}
        onChange={setChosen}
      />
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
        <NotOffered key={tab.product} product={tab.product} />
        <TextPart key={tab.id} part={tab.texts} skeleton={skeleton}>
          <Suspense fallback={skeleton}>
            <tab.Tab />
          </Suspense>
        </TextPart>
        <OtherProducts />
      </div>
    </Page>
  );
}
