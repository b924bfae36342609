import { atoms } from '@candor/money';
import { expect, it } from 'vitest';
import { accountWorth, profitSince } from './account-worth.ts';

const of = (wallet: 'spot' | 'contract' | 'fiat', dollars: number) => ({ wallet, worth: atoms(BigInt(dollars)) });

it('the contract wallet is its equity, and the total counts the unrealised loss, waiting tokens and debts', () => {
  const worth = accountWorth({
    balances: [of('spot', 700), of('contract', 2_980), of('spot', 20), of('fiat', 5)],
    contractUnrealised: atoms(-39n),
    unreleased: [atoms(30n), atoms(3n)],
    debts: [atoms(100n)],
  });
  expect([...worth.byWallet]).toEqual([
    ['spot', 720n],
    ['contract', 2_941n],
    ['fiat', 5n],
  ]);
  expect(worth).toMatchObject({ held: 3_666n, unreleased: 33n, owed: 100n, net: 3_599n });
});

it('without a balance an open position still counts, and an account can be worth less than nothing', () => {
  const nothing = { balances: [], contractUnrealised: atoms(-7n), unreleased: [], debts: [atoms(1n)] };
  expect(accountWorth(nothing)).toMatchObject({ held: -7n, net: -8n });
});

it('a profit is counted over what was put in, in percent rounded towards zero, and without means there is no percent', () => {
  expect(profitSince(atoms(3_000n), atoms(2_999n))).toEqual({ profit: -1n, hundredths: -3n });
  expect(profitSince(atoms(3_000n), atoms(3_200n))).toEqual({ profit: 200n, hundredths: 666n });
  expect(profitSince(atoms(0n), atoms(5n))).toEqual({ profit: 5n, hundredths: 0n });
});
