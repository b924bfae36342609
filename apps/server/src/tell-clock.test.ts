import type { ClockFaultKind } from '@candor/exchange';
import { expect, it } from 'vitest';
import { tellClock } from './tell-clock.ts';

/** An exchange whose clock the test controls, with its log lines. */
async function world(fault?: { readonly kind: ClockFaultKind; readonly byMs: number }) {
  const lines: [level: string, fields: object, words: string][] = [];
  const note = (level: string) => (fields: object, words: string) => void lines.push([level, fields, words]);
  let tell: (commit: never) => void = () => undefined;
  const exchange = { onCommit: (listener: typeof tell) => void (tell = listener), query: async () => fault };
  await tellClock(exchange as never, { warn: note('warn'), error: note('error') } as never);
  return { lines, happens: (event: object) => tell({ events: [{ event }] } as never) };
}

it.each(['ahead', 'behind'] as const)('logs the direction and the size of a clock’s error: %s', async (kind) => {
  const { lines, happens } = await world();
  expect(lines).toEqual([]);
  happens({ type: 'clock.faulted', kind, byMs: 10_800_000 });
  expect(lines).toEqual([['error', { event: 'clock.fault', kind, byMs: 10_800_000 }, expect.stringContaining(kind)]]);
});

it('calls a clock that agrees again settling, at a start too, and not wrong by nothing', async () => {
  const { lines, happens } = await world({ kind: 'behind', byMs: 0 });
  happens({ type: 'clock.faulted', kind: 'ahead', byMs: 0 });
  happens({ type: 'clock.restored' });
  expect(lines.map(([level, fields]) => [level, fields])).toEqual([
    ['warn', { event: 'clock.settling' }],
    ['warn', { event: 'clock.settling' }],
    ['warn', { event: 'clock.restored' }],
  ]);
});
