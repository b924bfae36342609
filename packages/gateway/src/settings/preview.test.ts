import {
  type CallSpec,
  changeTypes,
  checkChange,
  checkOutput,
  decodeOutput,
  type Envelope,
  getArtwork,
  getDepositAddress,
  getFeeTiers,
  getFundingLimits,
  getGame,
  getIdentityState,
  getInvitationSummary,
  getNftTerms,
  getProject,
  getSafety,
  getSiteConfig,
  listContractMarkets,
  listCoupons,
  listDualProducts,
  listFollows,
  listLoanProducts,
  listLockedProducts,
  listOptionMarkets,
  listPoints,
  listPointsTasks,
  listProducts,
  listQuotations,
  listRails,
  listSettings,
  listWallets,
  makeLockedDeposit,
  previewChange,
  quoteConversion,
  type SettingVersionRow,
  setLockedTerms,
  setPairStatus,
  setProject,
} from '@candor/api';
import { dayMs, minuteMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedChanges } from '../generated/changes.ts';
import { listsToken, newPair, publishes, termsOf } from '../ieo/test-sales.ts';
import { newSpender } from '../funding/test-funding.ts';
import { makeArtist, mintFor, openNftMarket } from '../nft/test-nft.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, btcUsdt, operatorTokens, startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';

let system: TestSystem;
/** A work that nobody sells. */
let code = '';
let inForce: readonly SettingVersionRow[];
beforeAll(async () => {
  system = await startTestSystem();
  await system.tick({ [btcUsdt]: '60000' });
  // Minutes pass.
  await openNftMarket(system);
  const { accountId } = await newSpender(system);
  const artist = { uid: await makeArtist(system, accountId), accountId };
  code = (await mintFor(system, artist, { name: 'Not for sale' })).code;
  const newToken = await listsToken(system);
  const { version } = await publishes(system, {}, newToken);
  const sale = termsOf(system.gateway.deps.clock(), { currency_id: newToken, facts_version: version });
  await changedByTwo(system, setProject, sale);
  const { note: _note, ...terms } = sale;
  made['ieo.set_project'] = terms;
  await system.send(setPairStatus, { pair_id: newPair, status: 'halted', note: 'for the test' }, { token });
  made['ieo.set_market'] = { project_id: 1, pair_id: newPair, start_time: terms.end_time + dayMs };
  const dual = servedChanges.find(({ changeType }) => changeType === 'dual.open_product');
  if (dual === undefined) throw new Error('dual products can be opened');
  made['dual.open_product'] = dualFields(system.gateway.deps.clock());
  await changedByTwo(system, dual.call, { ...made['dual.open_product'], note: 'for the test' });
  const { body } = await system.send(listSettings, { changes: changeTypes.join(',') }, { token });
  inForce = body.message.data;
});
afterAll(() => system.close());

type Fields = Readonly<Record<string, unknown>>;
type ChangeType = SettingVersionRow['change'];
const token = operatorTokens.markets;

/** Fields of what is not in force in a new system. */
const made: { [Type in ChangeType]?: Fields } = {
  'products.set_availability': { product: 'locked', availability: 'off' },
  'dual.close_product': { id: 1 },
  'convert.set_fiat_terms': { currency_code: 'VND', rate: '26000', source: 'a bank' },
  // Its last session was long ago.
  'sessions.set_calendar': { pair_ids: `${btcUsdt}`, sessions: '1000:2000' },
};

const dualFields = (nowMs: number): Fields => ({
  match_id: btcUsdt,
  type: 'put',
  price: '60000',
  section: '100',
  year_rate_ppm: 120_000,
  days: 7,
  total: 100,
  user_total: 50,
  start_time: nowMs,
  end_time: nowMs + 10 * minuteMs,
  maturity_time: nowMs + dayMs,
  window_ms: 10_000,
});

interface Case {
  readonly asked: CallSpec;
  readonly input?: string;
  /** The fields that are changed. */
  readonly changed: Fields;
  /** A piece of the answer that only the draft has. */
  readonly seen: string | RegExp;
}

/** Every change that users see something of, and the call of the app by which they would. */
const cases: { readonly [Type in ChangeType]?: Case } = {
  'locked.set_terms': { asked: listLockedProducts, changed: { day_rate_high_ppm: 4_321 }, seen: '_high_ppm":4321' },
  'loans.set_terms': { asked: listLoanProducts, changed: { max: '43210' }, seen: '"max":"43210"' },
  'dual.open_product': {
    asked: listDualProducts,
    input: 'type=put',
    changed: { price: '54321' },
    seen: '"price":"54321"',
  },
  'dual.close_product': { asked: listDualProducts, input: 'type=put', changed: {}, seen: /"data":\[\]/ },
  'options.set_terms': { asked: listOptionMarkets, changed: { min: '4.5' }, seen: '"4.5"' },
  'contract.set_terms': { asked: listContractMarkets, changed: { fee_ppm: 543 }, seen: '"fee_ppm":543' },
  'points.set_task': { asked: listPointsTasks, changed: { reward: 7, daily_max: 7 }, seen: '"reward":7,' },
  'points.set_item': { asked: listPoints, changed: { cost: 12_345 }, seen: '"cost":12345' },
  'game.set_wheel': { asked: getGame, changed: { stakes: '7,77' }, seen: '"stakes":[7,77]' },
  'coupons.set_campaign': { asked: listCoupons, input: 'status=usable', changed: { worth: '7.5' }, seen: '"7.5"' },
  'fees.set_tiers': { asked: getFeeTiers, changed: { tiers: '0:1000000:1000000,4321:900000:900000' }, seen: '"4321"' },
  'ieo.set_project': {
    asked: getProject,
    input: 'project_id=2',
    changed: { price: '0.4321' },
    seen: '"price":"0.4321"',
  },
  'ieo.set_market': { asked: getProject, input: 'project_id=1', changed: {}, seen: '"symbol":"NEWT/USDT"' },
  'nft.set_terms': { asked: getNftTerms, changed: { fee_ppm: 4_321 }, seen: '"fee_ppm":4321' },
  'funding.set_rail': { asked: listRails, changed: { withdraw_min: '1', withdraw_fee: '0.4321' }, seen: '"0.4321"' },
  'funding.set_terms': { asked: getFundingLimits, changed: { basic_limit: '1.2345' }, seen: '"limit":"1.2345"' },
  'convert.set_fiat_terms': { asked: getSiteConfig, changed: { rate: '4321' }, seen: '"rate":"4321"' },
  'catalog.set_pair_fees': { asked: listQuotations, changed: { maker_fee_ppm: 4_321 }, seen: '0.4321' },
  'catalog.set_pair_status': {
    asked: listQuotations,
    changed: { pair_id: btcUsdt, status: 'halted' },
    seen: /"BTC.USDT"[^}]*"halted"/,
  },
  'sessions.set_calendar': { asked: listContractMarkets, changed: {}, seen: /"is_open":false|"open":false/ },
  'convert.set_terms': {
    asked: quoteConversion,
    input: `from_currency_id=${btc}&to_currency_id=${usdt}`,
    changed: { min_value: '43.21' },
    seen: '43.21',
  },
  'copy.set_terms': { asked: listFollows, changed: { share_max_ppm: 43_210 }, seen: '43210' },
  'invitations.set_terms': { asked: getInvitationSummary, changed: { share_ppm: 43_210 }, seen: '43210' },
  'products.set_availability': { asked: listProducts, changed: {}, seen: '{"product":"locked","is_on":false}' },
};

const fieldsOf = (type: ChangeType): Fields => {
  const setting = inForce.find(({ change }) => change === type);
  return made[type] ?? Object.fromEntries((setting?.fields ?? []).map(({ name, value }) => [name, value]));
};

async function preview(type: ChangeType, asked: CallSpec, input = '', changed: Fields = {}, as = token) {
  const call = servedChanges.find(({ changeType }) => changeType === type)?.call.path ?? '';
  const fields = JSON.stringify({ ...fieldsOf(type), ...changed });
  const sent = { call, fields, asked: asked.path, input, language: 'en' };
  return (await system.send(previewChange, sent, { token: as })).body;
}
const answerIn = (body: { readonly message: { readonly answer: string } }): Envelope => JSON.parse(body.message.answer);

it.each(Object.entries(cases) as [ChangeType, Case][])(
  'shows a draft of %s as the app would read it, in the words of the API',
  async (type, { asked, input, changed, seen }) => {
    const { call } = servedChanges.find(({ changeType }) => changeType === type) ?? {};
    const fields = JSON.stringify({ ...fieldsOf(type), ...changed });
    const checked = (await system.send(checkChange, { call: call?.path, fields }, { token })).body.message;
    expect(checked).toMatchObject({ code: '', seen_at: expect.arrayContaining([expect.stringMatching(/^\/pages\//)]) });
    const { type: outcome, message } = answerIn(await preview(type, asked, input, changed));
    expect([outcome, message]).toEqual(['ok', expect.anything()]);
    expect(JSON.stringify(message)).toMatch(seen);
    checkOutput(asked, message);
  },
);

it('has a case of every change that users see something of', () => {
  const drafted = servedChanges.filter(({ draftOf }) => draftOf !== undefined).map(({ changeType }) => changeType);
  expect(drafted.sort()).toEqual(Object.keys(cases).sort());
});

it('shows pages of one’s own to somebody who has nothing, and to whom nothing can be paid', async () => {
  const read = async (type: ChangeType, asked: CallSpec, input: string, changed: Fields): Promise<any> => {
    const { message } = answerIn(await preview(type, asked, input, changed));
    checkOutput(asked, message);
    return decodeOutput(asked, message);
  };
  const sold = await read('nft.set_terms', getArtwork, `id=${code}`, {});
  expect(sold.row).toMatchObject({ code, isMine: true });
  const rail = {
    rail_id: 1,
    confirmations: 43,
    deposit_min: '1',
    withdraw_min: '9',
    withdraw_fee: '1',
    takes_deposits: 1,
  };
  expect(await read('funding.set_rail', getDepositAddress, `currency=${usdt}&rail_id=1`, rail)).toMatchObject({
    address: 'PREVIEW-SEND-NOTHING',
    rail: { confirmations: 43 },
  });
  const terms = { hold_ms: 43_210, destination_wait_ms: 43_211, basic_limit: '4321', advanced_limit: '5000' };
  expect(await read('funding.set_terms', getSafety, '', terms)).toMatchObject({ holdMs: 43_210, factors: [] });
  expect(await read('funding.set_terms', getIdentityState, '', terms)).toMatchObject({
    limits: [{}, { withdrawals: '4321' }, {}],
  });
});

it('says what the quota of a draft has room for, by the rule of the core', async () => {
  const { message } = answerIn(await preview('locked.set_terms', listLockedProducts, '', { quota: '1' }));
  expect(decodeOutput(listLockedProducts, message)[0]).toMatchObject({ quota: '1', isOnSale: false });
});

it('changes nothing, and answers no call but a reading one of visitors', async () => {
  const present = async () => (await system.send(listLockedProducts, {}, {})).body.message;
  const before = await present();
  await preview('locked.set_terms', listLockedProducts, '', { day_rate_high_ppm: 4_321 });
  expect(await present()).toEqual(before);
  for (const asked of [makeLockedDeposit, listWallets, setLockedTerms]) {
    expect((await preview('locked.set_terms', asked)).code).toBe('not_permitted');
  }
  expect((await preview('locked.set_terms', listLockedProducts, '', { quota: 'x' })).code).toBe('not_permitted');
  expect((await preview('locked.set_terms', listLockedProducts, '', {}, operatorTokens.treasury)).code).toBe(
    'not_permitted',
  );
});
