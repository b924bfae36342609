import {
  applyAsTrader,
  buyOption,
  listProductRules,
  listProducts,
  openContract,
  placeSpotOrder,
  previewContract,
  previewSpotOrder,
  quoteConversion,
  switchProduct,
} from '@candor/api';
import type { Lots } from '@candor/exchange';
import { type Product, products } from '@candor/exchange/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifiedFromVietnam } from '../identity/test-identity.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import {
  btc,
  btcUsdt,
  operatorTokens,
  startTestSystem,
  type TestSystem,
  type TestUser,
  usdt,
} from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  [ann, bob] = [await system.newUser(), await system.newUser()];
  await system.tick();
});
afterAll(() => system.close());

const note = 'for the test';
const switched = (product: Product, availability: string, country?: string) =>
  changedByTwo(system, switchProduct, { product, availability, country, note });
const offeredTo = async (user: TestUser) =>
  (await user.call(listProducts, {})).flatMap(({ product, isOn }) => (isOn ? [product] : []));

it('RULES 0: everything is offered until it is switched off, to visitors too', async () => {
  expect((await system.send(listProducts)).body.message.data).toEqual(
    products.map((product) => ({ product, is_on: true })),
  );
});

it('RULES 0: a switch for a country affects users verified with it, in orders and in previews', async () => {
  for (const product of products) expect(await switched(product, 'off', 'VN')).toMatchObject({ type: 'ok' });
  expect(await offeredTo(ann)).toEqual(products);
  await verifiedFromVietnam(system, ann);
  expect(await offeredTo(ann)).toEqual([]);
  expect(await offeredTo(bob)).toEqual(products);

  const pair = { baseAssetId: btc, quoteAssetId: usdt };
  const buy = { ...pair, side: 'buy', orderType: 'limit', price: '60000', quantity: '0.001' } as const;
  const long = {
    ...pair,
    direction: 'long',
    entryType: 'market',
    lots: 100 as Lots,
    multiple: 10,
    marginMode: 'cross',
  } as const;
  const option = {
    pairId: btcUsdt,
    assetId: usdt,
    direction: 'up',
    seconds: 30,
    stake: '10',
    termsHash: '0'.repeat(64),
    validUntilMs: system.gateway.deps.clock(),
  } as const;
  const conversion = { fromAssetId: usdt, toAssetId: btc, amount: '100' };
  for (const [user, product] of [
    [ann, 'product_unavailable'],
    [bob, 'balance_insufficient'],
  ] as const) {
    expect(await user.codeOf(placeSpotOrder, buy)).toBe(product);
    expect((await user.call(previewSpotOrder, buy)).rejectCode).toBe(product);
    expect(await user.codeOf(openContract, long)).toBe(product);
    expect((await user.call(previewContract, long)).rejectCode).toBe(product);
  }
  expect(await ann.codeOf(buyOption, option)).toBe('product_unavailable');
  expect(await ann.codeOf(quoteConversion, conversion)).toBe('product_unavailable');
  expect(await ann.codeOf(applyAsTrader, { sharePercent: '10' })).toBe('product_unavailable');
});

it('admits operators of markets alone, who see the switches', async () => {
  const token = operatorTokens.markets;
  await switched('options', 'off');
  await switched('spot', 'inherited', 'VN');
  const rules = (await system.send(listProductRules, {}, { token })).body.message.data;
  expect(rules).toHaveLength(products.length);
  expect(rules).toContainEqual({ product: 'options', is_on: false });
  expect(rules).not.toContainEqual(expect.objectContaining({ product: 'spot' }));
  expect(await offeredTo(ann)).toEqual(['spot']);
  expect(await switched('spot', 'off', 'Vietnam')).toMatchObject({ code: 'parameter_error' });
  const { compliance } = operatorTokens;
  expect((await system.send(listProductRules, {}, { token: compliance })).body.code).toBe('role_needed');
});
