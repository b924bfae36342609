import { type AccountId } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import { asset, defaultFee, pair, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOn } from './rules.ts';

/** Sells `parts` one after the other into one resting bid, in a pair where a lot at a tick is one satoshi. */
function feesOfSplit(parts: readonly number[], takerFee: number, makerFee: number): { taker: bigint[]; maker: bigint } {
  const fees = { 'ETH/BTC': { takerFee: takerFee as never, makerFee: makerFee as never } };
  const { runner, users } = startWorld({ faucet: { BTC: 10n ** 12n, ETH: 10n ** 12n }, pairs: fees });
  runner.checksInvariants = false;
  const [buyer, seller] = users as [AccountId, AccountId];
  runner.must({ type: 'practice.claim', accountId: buyer, assetId: asset.BTC });
  runner.must({ type: 'practice.claim', accountId: seller, assetId: asset.ETH });
  const common = {
    type: 'spot.place',
    pairId: pair['ETH/BTC'],
    orderType: 'limit',
    timeInForce: 'gtc',
    price: price(5_003_000),
  } as const;
  const lots = (count: number) => atoms(BigInt(count) * 100_000n);
  const whole = parts.reduce((all, part) => all + part, 0);
  const bid = runner.must({ ...common, accountId: buyer, side: 'buy', quantity: lots(whole) });
  const taker = parts.map((part) => {
    const sold = runner.must({ ...common, accountId: seller, side: 'sell', quantity: lots(part) });
    expect(sold.fee).toBe(feeOn(sold.filledQuote, takerFee));
    return sold.fee;
  });
  runner.core.checkInvariants();
  const ended = runner.steps
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'spot.order_ended' && event.orderId === bid.orderId);
  if (ended?.type !== 'spot.order_ended') throw new Error('the bid is filled');
  return { taker, maker: ended.fee };
}

test('RULES 4: an order pays one rounding, however many fills it comes in', () => {
  const sizes = fc.array(fc.integer({ min: 20, max: 500 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.nat(9_999), fc.nat(9_999), (parts, takerFee, makerFee) => {
      const whole = parts.reduce((all, part) => all + part, 0);
      const split = feesOfSplit(parts, takerFee, makerFee);
      const once = feesOfSplit([whole], takerFee, makerFee);
      expect(split.maker).toBe(once.maker);
      expect(split.maker).toBe(feeOn(atoms(BigInt(whole) * 100_000n), makerFee));
    }),
    { numRuns: 60 },
  );
});

test('RULES 4: fees round up to the atom and are never more than the amount received', () => {
  expect(feeOn(atoms(1n), defaultFee)).toBe(1n);
  expect(feeOn(atoms(1_000n), defaultFee)).toBe(1n);
  expect(feeOn(atoms(1_001n), defaultFee)).toBe(2n);
  expect(feeOn(atoms(10n ** 18n), 0)).toBe(0n);
});
