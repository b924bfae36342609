import {
  buyOption,
  claimPractice,
  getOptionLimits,
  getOptionResult,
  getOptionTape,
  getWallet,
  listOptionAssets,
  listOptionMarkets,
  listOptions,
  listOptionStatistics,
  type OptionMarketRow,
  pauseOptions,
  setOptionLimits,
  setOptionTerms,
  transferFunds,
} from '@candor/api';
import { optionResultOf, windowSizeFor } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { type Price, priceFromText } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  alice = await player('alice');
  expect(await changedByTwo(system, setOptionTerms, terms)).toMatchObject({ type: 'ok' });
});
afterAll(() => system.close());

const terms = {
  match_id: btcUsdt,
  durations: '30:780000,60:820000',
  min: '5',
  max: '500',
  exposure_max: '2000',
  offered: 1,
  note: 'for the test',
};

async function player(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  await user.call(transferFunds, { assetId: usdt, amount: '1000', from: 'spot', to: 'options' });
  return user;
}

const at = (price: string) => system.tick({ [btcUsdt]: price });
const marketOf = async (user: TestUser): Promise<OptionMarketRow> => {
  const [market] = await user.call(listOptionMarkets, { pairId: btcUsdt });
  return present(market, 'options in this pair have terms');
};
const order = async (user: TestUser) => ({
  pairId: btcUsdt,
  assetId: usdt,
  direction: 'up' as const,
  seconds: 30,
  stake: '100',
  termsHash: (await marketOf(user)).terms.termsHash,
  validUntilMs: system.gateway.deps.clock() + 900,
});

it('takes an option from its terms to its tape, which decides it once more', async () => {
  await at('60000');
  const market = await marketOf(alice);
  expect(market).toMatchObject({ symbol: 'BTC/USDT', code: 'USDT', reserved: '0' });
  expect(market.terms.durations).toEqual([
    { seconds: 30, payout: 780_000 },
    { seconds: 60, payout: 820_000 },
  ]);
  const bought = await alice.call(buyOption, await order(alice));
  expect(bought.reward).toBe('78');
  const { optionId } = bought;
  expect((await marketOf(alice)).reserved).not.toBe('0');
  expect(await alice.call(getWallet, { assetId: usdt, accountType: 'options' })).toMatchObject({
    balance: { frozen: '100' },
    holds: [{ cause: 'option', reference: optionId, label: 'BTC/USDT', amount: '100' }],
  });
  expect((await alice.call(listOptionAssets, {}))[0]).toMatchObject({ available: '900', frozen: '100' });
  expect((await alice.call(listOptions, { status: 'open' })).data).toMatchObject([{ optionId, status: 'open' }]);
  await at('60000');
  await at('60000');
  const struck = await alice.call(getOptionResult, { optionId });
  expect(struck).toMatchObject({ status: 'open', strikePrice: '60000' });
  expect(struck.result).toBeUndefined();
  for (let i = 0; i < 64; i++) await at('60100');
  const settled = await alice.call(getOptionResult, { optionId });
  expect(settled).toMatchObject({ status: 'closed', sign: 'won', result: 'won', paid: '178', profit: '78' });
  expect((await alice.call(listOptions, { status: 'closed' })).data).toMatchObject([{ optionId, meanPrice: '60100' }]);
  expect((await alice.call(listOptionAssets, {}))[0]).toMatchObject({ available: '1078', frozen: '0' });
  expect(await alice.call(listOptionStatistics, {})).toMatchObject([
    { symbol: 'BTC/USDT', code: 'USDT', seconds: 30, won: 1, lost: 0, staked: '100', paid: '178', profit: '78' },
  ]);

  const tape = await alice.call(getOptionTape, { optionId });
  expect(tape.terms).toEqual(market.terms);
  expect(tape.strike).toMatchObject({ price: '60000', gridIndex: struck.strikeGrid });
  expect(tape.windowSize).toBe(windowSizeFor(30));
  const prices = tape.samples.map(({ price }) => BigInt(present(priceFromText(price), 'a tape has prices')));
  const sum = prices.reduce((total, price) => total + price, 0n);
  expect(tape.sampleSum).toBe(String(sum));
  const strike = priceFromText(present(tape.strike, 'it has a strike').price) as Price;
  expect(optionResultOf('up', strike, { count: prices.length, sum }, tape.windowSize)).toBe('won');
});

it('binds the terms that were shown, the time and the asset', async () => {
  await at('60000');
  const good = await order(alice);
  expect(await alice.codeOf(buyOption, { ...good, termsHash: '0'.repeat(64) })).toBe('terms_changed');
  expect(await alice.codeOf(buyOption, { ...good, seconds: 45 })).toBe('seconds_not_offered');
  expect(await alice.codeOf(buyOption, { ...good, stake: '1' })).toBe('stake_too_small');
  expect(await alice.codeOf(buyOption, { ...good, stake: '0.0000001' })).toBe('amount_invalid');
  expect(await alice.codeOf(buyOption, { ...good, assetId: 1 })).toBe('asset_not_found');
  const { validUntilMs } = good;
  expect(await alice.codeOf(buyOption, { ...good, validUntilMs: validUntilMs + 60_000 })).toBe('valid_until_too_far');
  expect(await alice.codeOf(buyOption, { ...good, validUntilMs: validUntilMs - 60_000 })).toBe('order_too_late');
  const short = await system.send(buyOption, { ...good, terms_hash: 'abc' }, { token: alice.token });
  expect(short.body).toMatchObject({ code: 'parameter_error' });
});

it('answers the same for another user’s option as for none', async () => {
  await at('60000');
  const { optionId } = await alice.call(buyOption, await order(alice));
  const bob = await player('bob');
  for (const call of [getOptionResult, getOptionTape]) {
    const hers = await system.send(call, { id: optionId }, { token: bob.token });
    const nobodys = await system.send(call, { id: 987_654_321 }, { token: bob.token });
    expect(hers.body).toEqual(nobodys.body);
    expect(hers.body.code).toBe('order_not_found');
  }
  expect((await bob.call(listOptions, {})).total).toBe(0);
});

it('enforces the limits that users set for themselves', async () => {
  const carol = await player('carol');
  await at('60000');
  expect(await carol.call(setOptionLimits, { dailyStakeMax: '150' })).toEqual({});
  await carol.call(buyOption, await order(carol));
  expect(await carol.codeOf(buyOption, await order(carol))).toBe('daily_stake_limit');
  const { laterAtMs } = await carol.call(setOptionLimits, { dailyStakeMax: '900' });
  expect(laterAtMs).toBeGreaterThan(system.gateway.deps.clock());
  expect(await carol.call(getOptionLimits, {})).toMatchObject({
    dailyStakeMax: '150',
    laterStakeMax: '900',
    laterAtMs,
    stakedToday: '100',
    atStake: '100',
  });
  const untilMs = system.gateway.deps.clock() + 3_600_000;
  expect(await carol.call(pauseOptions, { untilMs })).toEqual({ untilMs });
  expect(await carol.codeOf(buyOption, await order(carol))).toBe('options_paused');
  expect(await carol.codeOf(pauseOptions, { untilMs: untilMs - 1 })).toBe('pause_invalid');
  expect((await carol.call(getOptionLimits, {})).pausedUntilMs).toBe(untilMs);
});
