import { viewRailMeans } from '@candor/api';
import type { ChainMeans } from '@candor/chain';
import { atoms } from '@candor/money';
import { expect, it, onTestFinished } from 'vitest';
import { operatorTokens, startTestSystem } from '../testing/test-system.ts';

it('shows means of payment in the asset of each rail, an empty wallet as zero, and what is unknown as nothing', async () => {
  const system = await startTestSystem();
  onTestFinished(() => system.close());
  const [usdtRail, other] = system.chain.railIds;
  const means: ChainMeans = {
    isEndless: false,
    doesNodeAnswer: true,
    doesSignerAnswer: true,
    gas: { code: 'ETH', hot: atoms(0n), payment: atoms(300_000n), payments: 0 },
    rails: [
      {
        railId: usdtRail as never,
        hot: atoms(2_500_000n),
        room: {
          transactionMax: atoms(1_000_000n),
          hourMax: atoms(5_000_000n),
          hourLeft: atoms(0n),
          dayMax: atoms(9_000_000n),
          dayLeft: atoms(4_000_000n),
        },
      },
      { railId: other as never },
    ],
  };
  Object.assign(system.chain, { means: async () => means });
  const asked = async (token: string) => (await system.send(viewRailMeans, {}, { token })).body;
  const { message } = await asked(operatorTokens.treasury);
  expect(message).toMatchObject({
    node_answers: true,
    gas: { code: 'ETH', hot: '0', payment: '0.003', payments: 0 },
    rails: [
      { code: 'USDT', hot: '2.5', transaction_max: '1', hour_max: '5', hour_left: '0', day_max: '9', day_left: '4' },
      {},
    ],
  });
  expect(message.gas).not.toHaveProperty('hour_left');
  expect(message.rails[1]).not.toHaveProperty('hot');
  expect((await asked(operatorTokens.support)).code).toBe('role_needed');
});
