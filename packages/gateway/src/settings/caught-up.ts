import type { Deps } from '../serving/deps.ts';

const waitMsMax = 1_000;

/** Waits until the lists have what the core has: who has just changed a setting looks at it next. */
export async function caughtUp({ exchange, reader }: Pick<Deps, 'exchange' | 'reader'>): Promise<void> {
  const { sequence } = await exchange.query('status');
  await reader.waitFor(sequence, waitMsMax);
}
