import type { AccountId, Lots } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import { asset, pair, type Runner, startWorld } from '@candor/testkit';
import { expect, test, vi } from 'vitest';

const pairIds = [pair['BTC/USDT'], pair['ETH/USDT']] as const;

/** An account with many cross tickets, on both sides of two pairs, and little behind them. */
function startCrowded(): { readonly runner: Runner; readonly accountId: AccountId } {
  const maker = { BTC: 10n ** 12n, ETH: 10n ** 12n, USDT: 10n ** 15n };
  const { runner, users } = startWorld({ faucet: { USDT: 2_000_000_000n }, maker, contracts: {}, users: 1 });
  const [accountId] = users as [AccountId];
  const move = { assetId: asset.USDT, amount: atoms(2_000_000_000n), from: 'spot', to: 'contract' } as const;
  runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.must({ type: 'transfer.move', accountId, ...move });
  const tick = (usdt: number) =>
    runner.tick([
      { pairId: pairIds[0], price: price(usdt * 100_000_000) },
      { pairId: pairIds[1], price: price(300_000_000_000) },
    ]);
  tick(60_000);
  for (let i = 0; i < 40; i++) {
    const direction = i % 3 === 0 ? 'short' : 'long';
    const order = { accountId, pairId: pairIds[i % 2] ?? pairIds[0], direction, lots: (100 + i) as Lots } as const;
    runner.must({ type: 'contract.open', ...order, multiple: 100, marginMode: i % 10 === 9 ? 'isolated' : 'cross' });
    tick(60_000 + i);
  }
  return { runner, accountId };
}

test('a query of many tickets computes the risk of their account once', () => {
  const { runner, accountId } = startCrowded();
  const { ledger, contract, queries } = runner.core;
  const balances = vi.spyOn(ledger, 'available');
  const legs = vi.spyOn(contract, 'termsOf');
  const tickets = queries.tickets(accountId);
  expect(tickets.filter(({ status }) => status === 'open')).toHaveLength(40);
  expect(balances).toHaveBeenCalledTimes(1);
  // Each ticket is looked at some times for itself, and once more for each side of its pair.
  expect(legs.mock.calls.length).toBeLessThan(40 * 10);
});

test('figures shared between tickets equal those of each ticket alone', () => {
  const { runner, accountId } = startCrowded();
  const { queries } = runner.core;
  const tickets = queries.tickets(accountId);
  expect(tickets.some(({ figures }) => figures?.liquidationPrice !== undefined)).toBe(true);
  for (const ticket of tickets) expect(queries.ticket(accountId, ticket.ticketId)).toEqual(ticket);
});
