import { cx } from '@candor/kit';
import { ArrowLeftRight, ChartCandlestick, House, type LucideIcon, Sprout, Wallet } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import { tabRoutes } from '#app/route-table.ts';
import type { TabId } from '#app/screen.ts';
import { pressActiveTab } from '../shell/second-tap.ts';

const icons: Readonly<Record<TabId, LucideIcon>> = {
  home: House,
  market: ChartCandlestick,
  trade: ArrowLeftRight,
  finance: Sprout,
  assets: Wallet,
};

const labels = {
  home: 'common.tabHome',
  market: 'common.tabMarket',
  trade: 'common.tabTrade',
  finance: 'common.tabFinance',
  assets: 'common.tabAssets',
} as const satisfies Readonly<Record<TabId, MessageKey>>;

/** The five tabs of the spec. A second tap on the open one scrolls up and reads again. */
export function TabBar({ active }: { readonly active: TabId | undefined }) {
  const t = useMessages();
  return (
    <nav
      aria-label={t('common.mainNavigation')}
      className="flex shrink-0 border-t border-line bg-surface px-2 pb-(--safe-bottom)"
    >
      {tabRoutes().map(({ tab, path }) => {
        const Icon = icons[tab];
        const isOn = tab === active;
        return (
          <button
            key={tab}
            type="button"
            aria-current={isOn ? 'page' : undefined}
            onClick={() => (isOn ? pressActiveTab() : switchTab(path))}
            className={cx(
              'flex h-14 flex-1 flex-col items-center justify-center gap-[0.1875rem] text-10 font-medium outline-offset-[-4px]',
              isOn ? 'text-fg' : 'text-fg-3',
            )}
          >
            <Icon aria-hidden className="size-[1.375rem]" strokeWidth={isOn ? 2.2 : 1.75} />
            {t(labels[tab])}
          </button>
        );
      })}
    </nav>
  );
}
