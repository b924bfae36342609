import {
  beginRecurring,
  changeRecurring,
  claimPractice,
  endRecurring,
  listConversions,
  listNotices,
  listRecurringPlans,
  listRecurringRuns,
  pauseRecurring,
  previewRecurring,
  resumeRecurring,
} from '@candor/api';
import { hourMs } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { btc, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await system.newUser('ann');
  bob = await system.newUser('bob');
  await ann.call(claimPractice, { assetId: usdt });
});
afterAll(() => system.close());

const plan = { fromAssetId: usdt, toAssetId: btc, amount: '100', every: 'day' } as const;
const planOf = async (user: TestUser, planId: number) => (await user.call(listRecurringPlans, { planId })).data[0];

describe('a plan of recurring buys', () => {
  it('buys at once what its preview said, among the conversions of its owner', async () => {
    const preview = await ann.call(previewRecurring, plan);
    const { planId } = await ann.call(beginRecurring, plan);
    await expect.poll(async () => (await planOf(ann, planId))?.boughtCount, { timeout: 5_000 }).toBe(1);
    const [run] = (await ann.call(listRecurringRuns, { planId })).data;
    expect(run).toMatchObject({ fromAmount: '100', toAmount: preview.toAmount, fee: preview.fee, missed: 0 });
    expect(run?.price).toBe(preview.price);
    const shown = await planOf(ann, planId);
    expect(shown).toMatchObject({ status: 'running', paid: '100', received: preview.toAmount, skippedCount: 0 });
    expect(shown?.averageCost).toBe(run?.price);
    expect(Number(shown?.worth)).toBeGreaterThan(99);
    expect(Number(shown?.worth)).toBeLessThan(100);
    const [conversion] = (await ann.call(listConversions, {})).data;
    expect(conversion).toMatchObject({ conversionId: run?.conversionId, toAmount: run?.toAmount, planId });
    await expect
      .poll(async () => (await ann.call(listNotices, {})).notices.map(({ kind }) => kind), { timeout: 5_000 })
      .toContain('recurring_bought');
  });

  it('obeys its owner alone: changed, paused, resumed and ended', async () => {
    const firstAtMs = system.gateway.deps.clock() + hourMs;
    const { planId } = await ann.call(beginRecurring, { ...plan, firstAtMs });
    expect(await planOf(ann, planId)).toMatchObject({ status: 'running', nextAtMs: firstAtMs, boughtCount: 0 });
    expect(await planOf(bob, planId)).toBeUndefined();
    expect((await bob.call(listRecurringRuns, { planId })).total).toBe(0);
    expect(await bob.codeOf(pauseRecurring, { planId })).toBe('recurring_not_found');
    await ann.call(changeRecurring, { planId, amount: '25', every: 'month' });
    await ann.call(pauseRecurring, { planId });
    expect(await planOf(ann, planId)).toMatchObject({ status: 'paused', amount: '25', every: 'month' });
    expect((await planOf(ann, planId))?.nextAtMs).toBeUndefined();
    expect(await ann.call(resumeRecurring, { planId })).toEqual({ nextAtMs: firstAtMs });
    await ann.call(endRecurring, { planId });
    expect(await planOf(ann, planId)).toMatchObject({ status: 'ended' });
    expect(await ann.codeOf(changeRecurring, { planId, amount: '25', every: 'day' })).toBe('recurring_not_found');
    expect((await ann.call(listRecurringPlans, { status: 'ended' })).data.map((row) => row.planId)).toEqual([planId]);
    expect((await ann.call(listRecurringPlans, { status: 'live' })).total).toBe(1);
  });

  it('says in a preview why nothing would be bought', async () => {
    expect(await bob.call(previewRecurring, { ...plan, amount: '0.1' })).toMatchObject({
      rejectCode: 'convert_too_small',
    });
    expect(await bob.codeOf(previewRecurring, { ...plan, amount: 'x' })).not.toBe('ok');
  });
});
