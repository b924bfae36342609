import {
  acceptConversion,
  getWallet,
  listConversions,
  previewSweep,
  quoteConversion,
  sweepBalances,
} from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fund, newSpender } from '../funding/test-funding.ts';
import { btc, startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
});
afterAll(() => system.close());

it('sweeps a whole balance for no less than was accepted, once however often it is asked', async () => {
  const { user, accountId } = await newSpender(system, 'basic', 'sweeper');
  expect(await user.call(previewSweep, { assetIds: [btc] })).toMatchObject({ rejectCode: 'balance_insufficient' });
  await fund(system, accountId, '20');
  const { quoteId = 0 } = await user.call(quoteConversion, { fromAssetId: usdt, toAssetId: btc, amount: '20' });
  await user.call(acceptConversion, { quoteId });
  const preview = await user.call(previewSweep, { assetIds: [btc] });
  expect(preview).toMatchObject({ lines: [{ fromAssetId: btc }] });
  const [more, less] = [String(Number(preview.total) + 0.01), preview.total];
  expect(await user.codeOf(sweepBalances, { assetIds: [btc], leastTotal: more })).toBe('sweep_below_least');
  expect(await user.codeOf(sweepBalances, { assetIds: [btc, btc], leastTotal: '0' })).toBe('amount_invalid');
  const asked = { assetIds: [btc], leastTotal: less, requestId: 'sweep-of-today' };
  const swept = await user.call(sweepBalances, asked);
  expect(swept).toMatchObject({ total: preview.total, fee: preview.fee, conversions: [{ fromCode: 'BTC' }] });
  expect(await user.call(sweepBalances, asked)).toEqual(swept);
  expect(await user.call(getWallet, { accountType: 'spot', assetId: btc })).toMatchObject({
    balance: { available: '0' },
  });
  expect((await user.call(listConversions, {})).total).toBe(2);
});
