import { type AccountId, house, type Lots } from '@candor/exchange';
import { atoms, type Price } from '@candor/money';
import { asset, pair, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const start = 60_000;
const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);
const at = (dollars: number) => [{ pairId: pair['BTC/USDT'], price: (dollars * 100_000_000) as Price }];
/** The targets of the index's jump, in thousandths. */
const jumps = [1_005, 1_010, 1_020, 1_050, 995, 990, 980, 950];

/**
 * 48,000 USDT each way at 100 ×, beside another user with 36,000 at 50 × in the direction of the jump; `insurance` has
 * 1,000 USDT.
 */
function bet(jump: number, options: { readonly takesProfit?: boolean; readonly crossSide?: 'long' | 'short' } = {}) {
  const { runner, users } = startWorld({
    users: 2,
    faucet: { USDT: 20_000_000_000n },
    contracts: { insurance: 1_000_000_000n },
  });
  const [attacker, victim] = users as [AccountId, AccountId];
  const assetId = asset.USDT;
  for (const accountId of users) {
    runner.must({ type: 'practice.claim', accountId, assetId });
    runner.must({ type: 'transfer.move', accountId, assetId, amount: usdt(5_000), from: 'spot', to: 'contract' });
  }
  runner.tick(at(start));
  const open = (accountId: AccountId, direction: 'long' | 'short', lots: number, multiple: number) => {
    const marginMode = direction === options.crossSide && accountId === attacker ? 'cross' : 'isolated';
    const exit = { price: ((start + (direction === 'long' ? 240 : -240)) * 100_000_000) as Price };
    return runner.must({
      type: 'contract.open',
      accountId,
      pairId: pair['BTC/USDT'],
      direction,
      lots: lots as Lots,
      multiple,
      marginMode,
      ...(options.takesProfit && accountId === attacker ? { takeProfit: exit } : {}),
    }).ticketId;
  };
  open(attacker, 'long', 8_000, 100);
  open(attacker, 'short', 8_000, 100);
  const standing = open(victim, jump > 1_000 ? 'long' : 'short', 6_000, 50);
  runner.tick(at(start));
  expect(runner.core.contract.countOf(attacker)).toBe(2);
  const insured = () => runner.core.ledger.available(runner.core.ledger.wallet(house.insurance, 'house', assetId));
  const before = insured();
  runner.tick(at((start * jump) / 1_000));
  const events = runner.steps.at(-1)?.events ?? [];
  runner.send({ type: 'contract.close_many', accountId: attacker, choice: 'all' });
  runner.tick(at((start * jump) / 1_000));
  const { equity } = runner.core.queries.contractAccount(attacker);
  runner.core.checkInvariants();
  const isUntouched = runner.core.contract.tickets.get(standing)?.lots === 6_000;
  return { result: equity - usdt(5_000), events, insurancePaid: before > insured(), isUntouched };
}

describe('RULES 5: long and short at once are no free bet', () => {
  describe.each([
    ['isolated both', {}],
    ['with a take profit that fires first', { takesProfit: true }],
    ['with the long one in the pool', { crossSide: 'long' }],
    ['with the short one in the pool', { crossSide: 'short' }],
  ] as const)('%s', (_, options) => {
    test.each(jumps)('a jump to %i thousandths brings no profit and costs nobody else', (jump) => {
      const { result, events, insurancePaid, isUntouched } = bet(jump, options);
      expect(result < 0n).toBe(true);
      expect([insurancePaid, isUntouched]).toEqual([false, true]);
      const deficits = events.map((event) => (event.type === 'contract.closed' ? event.deficit : 0n));
      expect(deficits.filter((deficit) => deficit > 0n)).toEqual([]);
    });
  });
});
