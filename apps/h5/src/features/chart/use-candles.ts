import { type CallError, type CandlePeriod, type CandleRow, listCandles } from '@candor/api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { useCall } from '#hooks/use-call.ts';
import { useRunningCandle } from '#hooks/use-live.ts';
import { hasGap, joined, withRunning } from './lib/candle-list.ts';

const pageOfCandles = 500;

export type Candles =
  | { readonly state: 'loading'; readonly data?: undefined }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => void; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: CandleList };

interface CandleList {
  readonly candles: readonly CandleRow[];
  readonly loadOlder: () => void;
}

interface Kept {
  readonly key: string;
  /** The newest page as it was last read. */
  readonly page: readonly CandleRow[] | undefined;
  /** The candles read before it: older pages, and those left from an earlier reading of the page. */
  readonly older: readonly CandleRow[];
  readonly running: CandleRow | undefined;
  readonly isAllRead: boolean;
}

/** The candles of a pair and period: the newest page, older ones on request, and the running one live. */
export function useCandles(pairId: number, symbol: string, period: CandlePeriod): Candles {
  const page = useCall(listCandles, { symbol, period, limit: pageOfCandles }, { staleMs: 0 });
  const key = `${pairId}:${period}`;
  const [kept, setKept] = useState<Kept>(() => nothing(key));
  const rows = page.data;
  if (kept.key !== key) setKept(nothing(key));
  else if (kept.page !== rows && rows !== undefined) setKept(withPage(kept, rows, period));
  const isReading = useRef(false);

  useRunningCandle(pairId, period, (running) => {
    if (rows !== undefined && page.state === 'ready' && hasGap(withRunning(rows, kept.running), running, period)) {
      page.refetch();
    }
    setKept((before) => (before.key === key ? { ...before, running } : before));
  });

  const candles = useMemo(
    () => (rows === undefined ? [] : withRunning(joined(kept.older, rows), kept.running)),
    [rows, kept.older, kept.running],
  );
  const firstAtMs = candles[0]?.openedAtMs;
  const { isAllRead } = kept;
  const loadOlder = useCallback(() => {
    if (isReading.current || isAllRead || firstAtMs === undefined) return;
    isReading.current = true;
    call(listCandles, { symbol, period, toMs: firstAtMs, limit: pageOfCandles })
      .then((older) => {
        setKept((before) => {
          if (before.key !== key) return before;
          return { ...before, older: joined(older, before.older), isAllRead: older.length < pageOfCandles };
        });
      })
      // The next scroll tries again.
      .catch(() => undefined)
      .finally(() => {
        isReading.current = false;
      });
  }, [key, symbol, period, firstAtMs, isAllRead]);

  if (page.state === 'failed') return { state: 'failed', error: page.error, retry: page.retry };
  if (page.state !== 'ready') return { state: 'loading' };
  return { state: 'ready', data: { candles, loadOlder } };
}

function nothing(key: string): Kept {
  return { key, page: undefined, older: [], running: undefined, isAllRead: false };
}

/** Takes a new reading of the newest page. After a long absence it does not reach the old ones: they are dropped. */
function withPage(kept: Kept, page: readonly CandleRow[], period: CandlePeriod): Kept {
  const before = joined(kept.older, kept.page ?? []);
  const first = page[0];
  const isLinked = first !== undefined && !hasGap(before, first, period);
  return isLinked ? { ...kept, page, older: before } : { ...nothing(kept.key), page };
}
