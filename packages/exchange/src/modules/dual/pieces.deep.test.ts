import type { DualProductId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, dualProductFor, dualPutFor, pair, startWorld } from '@candor/testkit';
import { expect, test } from 'vitest';

test('RULES 10: settles what matures at one moment in pieces, over all products, and each purchase once', () => {
  const { runner, users } = startWorld({ users: 4 });
  runner.checksInvariants = false;
  const money = [
    [asset.BTC, 10n ** 11n],
    [asset.USDT, 10n ** 14n],
  ] as const;
  for (const [assetId, amount] of money) {
    runner.must({ type: 'house.fund', house: 'underwriting', assetId, amount: atoms(amount) });
    runner.must({ type: 'practice.set_faucet', assetId, amount: atoms(amount / 100n) });
    for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId });
  }
  const mark = () => [{ pairId: pair['BTC/USDT'], price: price(6_000_000_000_000) }];
  const products = [0, 1, 2, 3, 4].map(
    (index) => runner.must((index % 2 === 0 ? dualProductFor : dualPutFor)()).productId,
  );
  for (const accountId of users) {
    runner.tick(mark());
    for (let i = 0; i < 180; i++) {
      const productId = products[i % 5] as DualProductId;
      const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
      runner.must({ type: 'dual.buy', accountId, productId, shares: 1, termsHash });
    }
  }
  const { maturesAtMs } = dualProductFor();
  while (runner.nowMs < maturesAtMs + minuteMs && runner.core.dual.live.size > 0) runner.tick(mark());
  runner.core.checkInvariants();
  const settledAt = new Map<number, number>();
  const told = runner.steps.flatMap(({ events }) => events.filter((event) => event.type === 'dual.settled'));
  for (const { atMs } of told) settledAt.set(atMs, (settledAt.get(atMs) ?? 0) + 1);
  expect(new Set(told.map(({ purchaseId }) => purchaseId)).size).toBe(720);
  const expected = [0, 1, 2, 3, 4, 5, 6, 7].map((piece) => [maturesAtMs + piece * 100, piece < 7 ? 100 : 20]);
  expect([...settledAt]).toEqual(expected);
});
