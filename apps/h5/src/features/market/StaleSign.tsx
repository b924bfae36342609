import { useSyncExternalStore } from 'react';
import { tickers } from '#client/read.ts';
import { useNow } from '#hooks/use-now.ts';
import { StaleBadge } from '#ui/StaleBadge.tsx';

/** The oldest index time among degraded prices; undefined while all are fresh. */
function oldestStaleAtMs(): number | undefined {
  let oldest: number | undefined;
  for (const row of tickers.all().values()) {
    if (!row.isStale || row.indexAtMs === undefined) continue;
    if (oldest === undefined || row.indexAtMs < oldest) oldest = row.indexAtMs;
  }
  return oldest;
}

/** Shows the age of the prices while the index is degraded; nothing otherwise. */
export function StaleSign() {
  const sinceMs = useSyncExternalStore(tickers.subscribeAll, oldestStaleAtMs);
  return sinceMs === undefined ? null : <StaleSince sinceMs={sinceMs} />;
}

export function StaleSince({ sinceMs }: { readonly sinceMs: number }) {
  const nowMs = useNow(1_000);
  return <StaleBadge seconds={Math.max(0, Math.round((nowMs - sinceMs) / 1_000))} />;
}
