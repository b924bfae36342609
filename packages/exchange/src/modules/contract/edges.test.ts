import type { AccountId, CommandOf, Lots } from '@candor/exchange';
import { atoms, type Ppm, type Price } from '@candor/money';
import { asset, pair, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';
import { isLiquidated, liquidationRate, riskRate } from './rules.ts';

const day = 86_400_000;
const at = (dollars: number) => [{ pairId: pair['BTC/USDT'], price: (dollars * 100_000_000) as Price }];

function trader(terms: { readonly overnightRate?: Ppm } = {}) {
  const { runner, users } = startWorld({
    users: 1,
    faucet: { USDT: 100_000_000_000n },
    contracts: { terms: { 'BTC/USDT': terms } },
  });
  const [accountId] = users as [AccountId];
  const amount = atoms(90_000_000_000n);
  runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'contract' });
  runner.tick(at(60_000));
  const order = (changes: Partial<CommandOf<'contract.open'>> = {}): CommandOf<'contract.open'> => ({
    type: 'contract.open',
    accountId,
    pairId: pair['BTC/USDT'],
    direction: 'long',
    lots: 100 as Lots,
    multiple: 10,
    marginMode: 'isolated',
    ...changes,
  });
  return { runner, accountId, order };
}

describe('RULES 5: at the edge', () => {
  test('equity that is just the maintenance is liquidated, an atom more is not', () => {
    expect(isLiquidated(atoms(100n), atoms(100n))).toBe(true);
    expect(isLiquidated(atoms(101n), atoms(100n))).toBe(false);
  });

  test('75 × 0.4 % is 30 %, whichever of both is an atom more', () => {
    expect(liquidationRate(atoms(4_000_000n), atoms(13_333_334n))).toBe(3_000);
    expect(liquidationRate(atoms(4_000_001n), atoms(13_333_334n))).toBe(3_000);
    expect(liquidationRate(atoms(1n), atoms(0n))).toBeUndefined();
    // A liquidated unit shows no more than the threshold.
    for (let maintenance = 1n; maintenance < 400n; maintenance++) {
      const shown = riskRate(atoms(0n), atoms(733n), atoms(maintenance - 733n)) ?? 0;
      expect(shown <= (liquidationRate(atoms(maintenance), atoms(733n)) ?? 0)).toBe(true);
    }
  });

  test('a night takes no more than the margin of an isolated ticket', () => {
    const { runner, order } = trader({ overnightRate: 10_000_000 as Ppm });
    runner.must(order({ multiple: 100 }));
    runner.tick(at(60_000));
    const margin = [...runner.core.contract.tickets.values()][0]?.margin;
    runner.wait(day);
    runner.tick(at(60_000));
    const charged = runner.steps
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'contract.overnight_charged' ? [event.fee] : []));
    expect(charged).toEqual([margin]);
    runner.core.checkInvariants();
  });

  test('a reversal that the tier does not allow is refused at once', () => {
    const { runner, accountId, order } = trader();
    const { ticketId } = runner.must(order({ lots: 8_200 as Lots, multiple: 100 }));
    runner.tick(at(60_000));
    runner.tick(at(61_500));
    const reverse = { type: 'contract.reverse', accountId, ticketId } as const;
    expect(runner.send(reverse)).toEqual({ ok: false, code: 'multiple_too_high' });
    expect(runner.core.contract.tickets.get(ticketId)?.status).toBe('open');
    const small = runner.must(order({ lots: 100 as Lots, multiple: 100 })).ticketId;
    runner.tick(at(61_500));
    runner.must({ ...reverse, ticketId: small });
    runner.tick(at(61_500));
    expect([...runner.core.contract.tickets.values()].map(({ direction }) => direction)).toEqual(['long', 'short']);
  });

  test.each([
    ['multiple_too_high', { multiple: 101 }],
    ['lots_too_large', { lots: 1_000_001 as Lots }],
    ['slippage_invalid', { slippage: 50_001 as Ppm }],
    ['order_combination_invalid', { limitPrice: 5_900_000_000_000 as Price, slippage: 1 as Ppm }],
  ] as const)('a preview refused as %s has the figures of the order', (code, changes) => {
    const { runner, order } = trader();
    const preview = runner.core.queries.previewContract(order(changes));
    expect(preview.rejects).toBe(code);
    for (const figure of [preview.price, preview.notional, preview.margin, preview.openFee]) {
      expect(BigInt(figure) > 0n).toBe(true);
    }
    expect(runner.send(order(changes))).toEqual({ ok: false, code });
  });
});
