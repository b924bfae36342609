import { Activity, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { Params } from '#client/navigation.ts';
import { tabRoutes } from '#app/route-table.ts';
import type { TabId } from '#app/screen.ts';
import { TabBar } from '#ui/TabBar.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { tabEpoch } from './tab-epoch.ts';

interface TabHostProps {
  /** The tab the address names; absent on other pages. */
  readonly active: TabId | undefined;
  /** False while the code of that tab is coming, or could not come. */
  readonly isReady: boolean;
  readonly params: Params;
  /** In place of a tab that is not ready: loading or failure, with the tab bar staying where it is. */
  readonly children: ReactNode;
}

/**
 * The five tab roots. A tab that was opened stays alive behind the others: its scroll, its filters and its typed texts
 * are there on return, while its effects (subscriptions, timers) rest.
 */
export function TabHost({ active, isReady, params, children }: TabHostProps) {
  const epoch = useStore(tabEpoch, (state) => state.epoch);
  const [opened, setOpened] = useState<{ epoch: number; params: ReadonlyMap<TabId, Params> }>({
    epoch,
    params: new Map(),
  });
  const kept = opened.epoch === epoch ? opened.params : new Map<TabId, Params>();
  const isNews = isReady && active !== undefined && (opened.epoch !== epoch || !sameParams(kept.get(active), params));
  const shown = isNews && active !== undefined ? new Map(kept).set(active, params) : kept;
  if (isNews) setOpened({ epoch, params: shown });
  return (
    <Activity mode={active === undefined ? 'hidden' : 'visible'}>
      <div className="flex h-full flex-col">
        <div className="relative min-h-0 flex-1">
          {tabRoutes().map((route) => {
            const { tab } = route;
            const tabParams = shown.get(tab);
            if (tabParams === undefined) return null;
            return (
              <Activity key={`${tab}:${epoch}`} mode={isReady && tab === active ? 'visible' : 'hidden'}>
                <ScreenHost route={route} params={tabParams} />
              </Activity>
            );
          })}
          {!isReady && active !== undefined && children}
        </div>
        <TabBar active={active} />
      </div>
    </Activity>
  );
}

/** A tab opened again without params keeps the ones it had. */
function sameParams(kept: Params | undefined, next: Params): boolean {
  if (kept === undefined) return false;
  const names = Object.keys(next);
  return names.every((name) => kept[name] === next[name]);
}
