import { Hammer } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import type { ScreenProps } from '../../routes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Page } from '../../ui/Page.tsx';
import { PracticeBadge } from '../../ui/PracticeBadge.tsx';
import { TextTabs } from '../../ui/TextTabs.tsx';
import { SpotTab } from './spot/SpotTab.tsx';
import { useOrderNotices } from './use-order-notices.ts';

const tabs = ['spot', 'contract', 'options', 'stocks', 'copy'] as const;
type TradeTab = (typeof tabs)[number];

/** pages/transaction/index. Opened with `symbol` (or a pair's `id`) and `side`, it starts there. */
export function TradeScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<TradeTab>('spot');
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
              items={tabs.map((id) => ({ id, label: t(`trade.tabs.${id}`) }))}
              value={tab}
              onChange={setTab}
            />
          </div>
        </header>
      }
    >
      {tab === 'spot' ? (
        <SpotTab params={params} />
      ) : (
        <div className="grid min-h-[70%] content-center justify-items-center">
          <PracticeBadge />
          <Empty icon={<Hammer />} title={t('common.underDevelopment')} text={t('common.underDevelopmentText')} />
        </div>
      )}
    </Page>
  );
}
