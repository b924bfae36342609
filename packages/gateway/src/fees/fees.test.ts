import {
  claimPractice,
  getFeeTiers,
  listInstruments,
  listSpotOrders,
  placeSpotOrder,
  previewSpotOrder,
  setFeeTiers,
} from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  alice = await system.newUser('alice');
  await alice.call(claimPractice, { assetId: usdt });
  await system.tick();
});
afterAll(() => system.close());

const note = 'for the test';

it('tells a visitor the tiers, and a user theirs with the volume that decides it', async () => {
  const { body } = await system.send(getFeeTiers, {});
  expect(body.message).toMatchObject({ code: 'USDT', days: 30, taker_fee: '0.1' });
  expect(body.message.tiers[0]).toEqual({ volume_from: '0', maker_share_ppm: 800_000, taker_share_ppm: 1_000_000 });
  expect(body.message.own).toBeUndefined();
  const { own, tiers } = await alice.call(getFeeTiers, {});
  expect(tiers.map(({ volumeFrom }) => volumeFrom).slice(0, 3)).toEqual(['0', '50000', '250000']);
  expect(own).toMatchObject({ volume: '0', tier: 0 });
});

it('previews and charges the fees of the tier, which two operators set', async () => {
  const order = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy', quantity: '0.01' } as const;
  expect((await alice.call(previewSpotOrder, order)).takerFee).toBe('0.00001');
  const changed = await changedByTwo(system, setFeeTiers, { tiers: '0:500000:250000', note });
  expect(changed.type).toBe('ok');
  const preview = await alice.call(previewSpotOrder, order);
  expect(preview.takerFee).toBe('0.0000025');
  expect(await alice.call(placeSpotOrder, order)).toMatchObject({ status: 'filled', fee: preview.takerFee });
  expect((await alice.call(listSpotOrders, { status: 'history' })).rows[0]).toMatchObject({ fee: preview.takerFee });
  // The pair's own fees stay as they are.
  const { body } = await system.send(listInstruments, {}, { token: operatorTokens.markets });
  expect(
    body.message.data.find(({ pair_id }: { readonly pair_id: string | number }) => Number(pair_id) === 1),
  ).toMatchObject({ taker_fee_ppm: 1_000 });
});
