import { setTimeout as pause } from 'node:timers/promises';
import { ask, restingOrder } from './ask.ts';

const everyMs = 100;

export interface Orders {
  readonly ms: readonly number[];
  readonly refused: number;
}

/** Places and cancels one order at a time; returns the duration of each placing. */
export async function honestOrders(address: string, token: string, forMs: number): Promise<Orders> {
  const ms: number[] = [];
  let refused = 0;
  const underWay: Promise<void>[] = [];
  const headers = { authorization: token };
  const body = await restingOrder({ address });
  const endMs = performance.now() + forMs;
  const one = async (): Promise<void> => {
    const startMs = performance.now();
    const placed = await ask({ address }, { method: 'POST', path: '/api/coin/trade', headers, body });
    ms.push(performance.now() - startMs);
    const answer = JSON.parse(placed.body) as { type: string; message: { id?: number } };
    if (answer.type !== 'ok') refused += 1;
    else await ask({ address }, { method: 'POST', path: '/api/coin/cancel', headers, body: `id=${answer.message.id}` });
  };
  while (performance.now() < endMs) {
    underWay.push(one());
    await pause(everyMs);
  }
  await Promise.all(underWay);
  return { ms, refused };
}

/** `NaN` of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
