import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PairId } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import type { ChartHistory, WeekOfHours } from './chart-history.ts';

const fileName = 'charts.json';
/**
 * The ratio of rest to work while charts are made: others need the processor too, and the charts are ready in minutes.
 */
const usualRestPerWork = 30;
/** The first minute is of those who open the first pages; what they ask for is made at once. */
const usualStartMs = 60_000;

/** One candle as numbers and digits: opened at, open, high, low, close, volume, quote volume. */
type CandleLine = readonly [number, number, number, number, number, string, string];

interface Kept {
  /** The fingerprint of the weeks' source; weeks of another source are useless. */
  readonly made: string;
  readonly weeks: readonly {
    readonly pairId: number;
    readonly weekMinute: number;
    readonly hours: readonly CandleLine[];
  }[];
}

/**
 * Makes the weeks of long charts one by one after the start and keeps them in the data folder, so that only the first
 * start has to. `made` names their inputs. The file may be deleted at any time. Rejects when it is aborted in a rest.
 */
export async function keepCharts(
  history: ChartHistory,
  options: {
    readonly folder: string;
    readonly made: string;
    readonly signal: AbortSignal;
    readonly restPerWork?: number;
    readonly startMs?: number;
  },
): Promise<void> {
  const { folder, made, signal, restPerWork = usualRestPerWork, startMs = usualStartMs } = options;
  const path = join(folder, fileName);
  if (restore(history, path, made)) return;
  await pause(startMs, undefined, { signal });
  const weeks: WeekOfHours[] = [];
  let beganAt = performance.now();
  const rest = async (): Promise<void> => {
    const workedMs = performance.now() - beganAt;
    await pause(workedMs * restPerWork, undefined, { signal });
    beganAt = performance.now();
  };
  for (const { pairId, weekMinute } of history.weeks) {
    if (signal.aborted) return;
    weeks.push(await history.makeWeek(pairId, weekMinute, rest));
  }
  if (signal.aborted) return;
  const kept: Kept = {
    made,
    weeks: weeks.map(({ pairId, weekMinute, hours }) => ({
      pairId,
      weekMinute,
      hours: hours.map(({ openMs, open, high, low, close, volume, quoteVolume }) => [
        openMs,
        open,
        high,
        low,
        close,
        String(volume),
        String(quoteVolume),
      ]),
    })),
  };
  writeFileSync(`${path}.part`, JSON.stringify(kept));
  renameSync(`${path}.part`, path);
}

function restore(history: ChartHistory, path: string, made: string): boolean {
  if (!existsSync(path)) return false;
  const kept = readKept(path);
  if (kept?.made !== made) return false;
  for (const { pairId, weekMinute, hours } of kept.weeks) {
    history.put({
      pairId: pairId as PairId,
      weekMinute,
      hours: hours.map(([openMs, open, high, low, close, volume, quoteVolume]) => ({
        openMs,
        open: price(open),
        high: price(high),
        low: price(low),
        close: price(close),
        volume: atoms(BigInt(volume)),
        quoteVolume: atoms(BigInt(quoteVolume)),
      })),
    });
  }
  return true;
}

/** A file that cannot be read is made again. */
function readKept(path: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
