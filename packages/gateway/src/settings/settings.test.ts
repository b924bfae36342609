import {
  checkChange,
  listInstruments,
  listStuck,
  listSettings,
  listSettingVersions,
  setContractTerms,
  setPairStatus,
  type SettingVersionRow,
  viewCoverage,
  viewHouseFlow,
} from '@candor/api';
import { changeTypes } from '@candor/exchange/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedChanges } from '../generated/changes.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

const { markets, treasury, auditor } = operatorTokens;
const note = 'for the test';
type Fields = Readonly<Record<string, string>>;

const fieldsOf = ({ fields }: SettingVersionRow): Fields =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
async function settings(...changes: readonly string[]): Promise<SettingVersionRow[]> {
  const { body } = await system.send(listSettings, { changes: changes.join(',') }, { token: markets });
  return body.message.data;
}
async function versions(of: SettingVersionRow): Promise<SettingVersionRow[]> {
  const { change, subject } = of;
  return (await system.send(listSettingVersions, { change, subject }, { token: auditor })).body.message.data;
}
const check = async (call: { readonly path: string }, fields: Fields, token = markets) =>
  (await system.send(checkChange, { call: call.path, fields: JSON.stringify(fields) }, { token })).body;

it('has the fields of what is in force for each call, which would change nothing', async () => {
  const found = await settings(...changeTypes);
  const kinds = new Set(found.map(({ change }) => change));
  expect([...kinds]).toEqual(expect.arrayContaining(['contract.set_terms', 'options.set_terms', 'funding.set_rail']));
  for (const setting of found) {
    const served = servedChanges.find(({ call }) => call.path === setting.call);
    // A rate is told with its age, a dual product and a project cannot be opened twice.
    if (served === undefined || /^(convert\.set_fiat|dual|ieo)/.test(setting.change)) continue;
    const { message } = await check(served.call, fieldsOf(setting));
    expect(message, setting.change).toMatchObject({ code: '', procedure: 'at_once', differences: [] });
  }
});

it('tells what would become of a change, and makes nothing of it', async () => {
  const [setting] = await settings('contract.set_terms');
  if (setting === undefined) throw new Error('contracts have terms');
  const fields = fieldsOf(setting);
  const dearer = { ...fields, fee_ppm: `${Number(fields['fee_ppm']) + 100}` };
  expect((await check(setContractTerms, dearer)).message).toMatchObject({
    code: '',
    procedure: 'confirmed',
    differences: [{ name: 'fee_ppm', before: fields['fee_ppm'], after: dearer.fee_ppm }],
  });
  expect((await check(setContractTerms, { ...fields, tiers: '' })).message).toMatchObject({ code: 'terms_invalid' });
  expect((await check(setContractTerms, { ...fields, lot: 'x' })).message).toMatchObject({
    code: 'parameter_error',
    field: 'lot',
  });
  expect((await check(setPairStatus, { pair_id: '1', status: 'halted' })).message.procedure).toBe('at_once');
  expect(await versions(setting)).toHaveLength(1);
  expect((await check(setContractTerms, dearer, treasury)).code).toBe('not_permitted');
  expect((await check({ path: '/operator/holds' }, {})).code).toBe('not_permitted');
});

it('keeps every version with those who made it', async () => {
  const [setting] = await settings('contract.set_terms');
  if (setting === undefined) throw new Error('contracts have terms');
  const fields = fieldsOf(setting);
  const changed = await changedByTwo(system, setContractTerms, { ...fields, fee_ppm: 777, note });
  expect(changed.type).toBe('ok');
  await expect.poll(() => versions(setting)).toHaveLength(2);
  const [last, first] = await versions(setting);
  expect(last).toMatchObject({ version: 2, operators: ['markets', 'admin'] });
  expect(last && fieldsOf(last)).toEqual({ ...fields, fee_ppm: '777' });
  expect(first).toMatchObject({ version: 1, operators: [], fields: setting.fields });
  expect((await settings('contract.set_terms')).find(({ subject }) => subject === setting.subject)).toEqual(last);
});

it('has the state of each pair, and what stands behind promises', async () => {
  await system.send(setPairStatus, { pair_id: 1, status: 'halted', note }, { token: markets });
  await expect
    .poll(async () => (await system.send(listInstruments, {}, { token: auditor })).body.message.data[0])
    .toMatchObject({ status: 'halted', contract_offered: true });
  const { contracts, promises } = (await system.send(viewCoverage, {}, { token: treasury })).body.message;
  expect(contracts[0]).toMatchObject({ owed: '0', stressed: '0' });
  expect(promises.map(({ account }: { readonly account: string }) => account)).toContain('underwriting');
});

it('knows what is stuck and why, and forecasts nothing from no record', async () => {
  await system.tick();
  const stuck = async () => (await system.send(listStuck, {}, { token: treasury })).body.message.data;
  expect(await stuck()).not.toContainEqual(expect.objectContaining({ kind: 'index_silent' }));
  system.wait(60_000);
  expect(await stuck()).toContainEqual(expect.objectContaining({ kind: 'index_silent', subject: 'BTC/USDT' }));
  const flow = (await system.send(viewHouseFlow, {}, { token: treasury })).body.message.data;
  const underwriting = flow.find(({ account }: { readonly account: string }) => account === 'underwriting');
  expect(Number(underwriting.total)).toBeGreaterThan(0);
  expect(underwriting).not.toHaveProperty('lasts7');
});
