import type { CommittedBatch, Exchange } from '@candor/exchange';
import { expect, it } from 'vitest';
import { SettlementWindows } from './settlement-windows.ts';

const maturesAtMs = 1_000_000;
const terms = { maturesAtMs, windowMs: 10_000 };

it('knows the windows of what was bought, before its start and after it, and of nothing else', async () => {
  let hear: (batch: CommittedBatch) => void = () => undefined;
  const products = [
    { terms, soldShares: 1 },
    { terms: { maturesAtMs: 2_000_000, windowMs: 10_000 }, soldShares: 0 },
  ];
  const windows = new SettlementWindows({
    query: async () => products,
    onCommit(listener: typeof hear) {
      hear = listener;
      return () => undefined;
    },
  } as unknown as Exchange);
  await windows.start();
  const open = [990_000, 990_500, 1_000_000, 1_001_500, 1_001_501, 1_995_000].filter((atMs) => windows.isOpen(atMs));
  expect(open).toEqual([990_500, 1_000_000, 1_001_500]);
  const bought = { type: 'dual.bought', maturesAtMs: 2_000_000, windowMs: 10_000 };
  hear({ events: [{ event: bought }] } as unknown as CommittedBatch);
  expect(windows.isOpen(1_995_000)).toBe(true);
});
