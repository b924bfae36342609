import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSimulation, practiceCatalogue } from '@candor/feed';
import { present } from '@candor/kernel';
import { ChartHistory, type ChartRequest } from './chart-history.ts';
import { keepCharts } from './chart-store.ts';
import type { ChartOrders, FromCharts, ToCharts } from './messages.ts';
import { PackedCandles } from './packed-candles.ts';

interface Question {
  readonly id: number;
  readonly request: ChartRequest;
}

/** The whole of the worker entry: one stretch is made at a time, and stored ones are returned in between. */
export function runChartWorker(): void {
  const port = present(parentPort, 'the charts are made in a thread of their own');
  const { seed, start, untilMinute, folder, made } = workerData as ChartOrders;
  const history = new ChartHistory(createSimulation(seed, practiceCatalogue, start), untilMinute);
  const stopping = new AbortController();
  const waiting: Question[] = [];
  let isWorking = false;

  port.on('message', (message: ToCharts) => {
    if (message === 'stop') {
      stopping.abort();
      port.close();
      return;
    }
    waiting.push(message);
    if (!isWorking) void work();
  });
  keepCharts(history, { folder, made, signal: stopping.signal }).catch((notKept: unknown) => {
    if (!stopping.signal.aborted) tell({ notKept });
  });

  async function work(): Promise<void> {
    isWorking = true;
    for (let first = waiting[0]; first !== undefined && !stopping.signal.aborted; first = waiting[0]) {
      const ready = waiting.findIndex(({ request }) => history.missing(request) === undefined);
      const missing = history.missing(first.request);
      if (ready >= 0) for (const question of waiting.splice(ready, 1)) answer(question);
      else if (missing !== undefined) history.make(missing);
      // Requests that came in between are answered before the next stretch.
      await nextTurn();
    }
    isWorking = false;
  }

  function answer({ id, request }: Question): void {
    const { words } = PackedCandles.of(history.candles(request));
    tell({ id, words }, [words.buffer]);
  }

  function tell(message: FromCharts, moved: ArrayBuffer[] = []): void {
    port.postMessage(message, moved);
  }
}
