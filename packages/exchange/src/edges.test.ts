import { type AccountId, decodeOutcome, type EventOf, house, type PairId } from '@candor/exchange';
import { UnreadableBytes } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, listPair, pair, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

/**
 * Numbers that are too large, too many or missing are rejected like any other input: an assertion would stop the
 * exchange.
 */
describe('the edges of numbers', () => {
  test('credits no more than a ledger cell holds: the faucet runs dry instead', () => {
    const { runner, users } = startWorld({ faucet: { BTC: 3n * 10n ** 18n } });
    const [first, second] = users as [AccountId, AccountId];
    expect(runner.send({ type: 'practice.claim', accountId: first, assetId: asset.BTC }).ok).toBe(true);
    expect(runner.send({ type: 'practice.claim', accountId: second, assetId: asset.BTC })).toEqual({
      ok: false,
      code: 'faucet_not_offered',
    });
    const fund = { type: 'house.fund', house: 'liquidity', assetId: asset.BTC } as const;
    expect(runner.send({ ...fund, amount: atoms(3n * 10n ** 18n) })).toEqual({ ok: false, code: 'amount_invalid' });
    expect(runner.send({ ...fund, amount: atoms(10n ** 40n) })).toEqual({ ok: false, code: 'amount_invalid' });
    const gift = { type: 'practice.set_faucet', assetId: asset.ETH, amount: atoms(10n ** 40n) } as const;
    expect(runner.send(gift)).toEqual({ ok: false, code: 'amount_invalid' });
  });

  test('an order whose cost would not be exact is refused: ticks × lots stay below 2^53', () => {
    const { runner, users } = startWorld({ faucet: { BTC: 10n ** 15n } });
    const [me] = users as [AccountId];
    runner.must({ type: 'practice.claim', accountId: me, assetId: asset.BTC });
    // Without an index there is no band, so the price may be anything that fits.
    const order = {
      type: 'spot.place',
      accountId: me,
      pairId: pair['BTC/USDT'],
      side: 'sell',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: price(2_000_000_001 * 1_000_000),
    } as const;
    expect(runner.send({ ...order, quantity: atoms(9_999_999n * 10_000n) })).toEqual({
      ok: false,
      code: 'quantity_too_large',
    });
    expect(runner.must({ ...order, quantity: atoms(4_000_000n * 10_000n) }).status).toBe('open');
  });

  test('a pair has numbers that fit the books, and a largest order above zero', () => {
    const { runner } = startWorld();
    const invalid = { ok: false, code: 'pair_invalid' };
    expect(runner.send(listPair('BTC/USDT', { pairId: 4_096 as PairId }))).toEqual(invalid);
    expect(runner.send(listPair('BTC/USDT', { pairId: 0 as PairId }))).toEqual(invalid);
    expect(runner.send(listPair('BTC/USDT', { pairId: 9 as PairId, maxQuantity: atoms(-1n) }))).toEqual(invalid);
    expect(runner.send(listPair('BTC/USDT', { pairId: 9 as PairId, minNotional: atoms(-1n) }))).toEqual(invalid);
  });

  test('a balance sheet lists held assets only, not wallets that were merely read', () => {
    const { runner, users } = startWorld();
    const [me] = users as [AccountId];
    const move = { type: 'transfer.move', accountId: me, assetId: asset.BTC, from: 'contract', to: 'options' } as const;
    expect(runner.send({ ...move, amount: atoms(1n) })).toEqual({ ok: false, code: 'balance_insufficient' });
    expect(runner.core.queries.balances(me)).toEqual([]);
    expect(runner.core.queries.balances(house.treasury)).toEqual([]);
  });

  test('a cross pair has no price where the quotient of its legs is beyond exact numbers', () => {
    const { runner } = startWorld();
    const legs = (btc: number, eth: number) => [
      { pairId: pair['BTC/USDT'], price: price(btc) },
      { pairId: pair['ETH/USDT'], price: price(eth) },
    ];
    const told = (step: ReturnType<typeof runner.tick>) => (step.events[0] as EventOf<'index.ticked'>).prices.length;
    expect(told(runner.tick(legs(1, 300_000_000_000)))).toBe(2);
    expect(told(runner.tick(legs(300_000_000_000, 1)))).toBe(2);
    expect(told(runner.tick(legs(6_000_000_000_000, 300_000_000_000)))).toBe(3);
  });

  test('rejects an outcome byte that is neither yes nor no as damaged', () => {
    expect(() => decodeOutcome('accounts.open', Uint8Array.of(2, 0))).toThrow(UnreadableBytes);
  });
});
