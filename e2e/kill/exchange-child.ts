import type { QueryName, Submission } from '@candor/exchange';
import { startInProcess } from '@candor/journal';

/** The orders to an exchange in a process of its own. Time is what they say, so that a second lasts as long as a test needs. */
export type ChildOrder =
  | { readonly id: number; readonly atMs: number; readonly submission: Submission }
  | { readonly id: number; readonly query: QueryName; readonly input: readonly unknown[] };

export interface ChildAnswer {
  readonly id: number;
  readonly value: unknown;
}

const [path = ''] = process.argv.slice(2);
let nowMs = 0;
const exchange = await startInProcess({ path, name: 'last second', nowMs: () => nowMs });

async function answer(order: ChildOrder): Promise<unknown> {
  if ('query' in order) return exchange.query(order.query, ...(order.input as never));
  nowMs = Math.max(nowMs, order.atMs);
  return (await exchange.submit(order.submission)).outcome;
}

process.on('message', (order: ChildOrder) => {
  answer(order).then(
    (value) => process.send?.({ id: order.id, value } satisfies ChildAnswer),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.send?.({ id: 0, value: 'ready' } satisfies ChildAnswer);
