import {
  claimPractice,
  decideInvitation,
  getInvitationOffer,
  getInvitationSummary,
  getRebateFile,
  listFriends,
  listJudgedInvitations,
  listRebateMonths,
  listRebates,
  listEntries,
  placeSpotOrder,
  registerUser,
  setInvitationSplit,
  setInvitationTerms,
  editNickname,
  showMyRebates,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import {
  btc,
  btcUsdt,
  operatorTokens,
  startTestSystem,
  type TestSystem,
  type TestUser,
  testPassword,
  usdt,
} from '../testing/test-system.ts';

const buyOf = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy' } as const;

let system: TestSystem;
let bob: TestUser;
let ann: TestUser;
let code: string;
beforeAll(async () => {
  system = await startTestSystem();
  bob = await system.newUser('bob');
  ({ code } = await bob.call(getInvitationSummary, {}));
});
afterAll(() => system.close());

const deviceOf = (name: string) => ({ 'device-id': name.repeat(22).slice(0, 22) });

/** Registers by the code, from a device. */
async function comes(name: string, device: string): Promise<TestUser> {
  const email = `${name}.${Date.now()}@example.com`;
  const headers = deviceOf(device);
  await system.send({ method: 'POST', path: '/sms_mail' }, { user_string: email, scene: 'register' }, { headers });
  const message = (await system.outbox.list(5)).find(({ to }) => to === email);
  const { body } = await system.send(
    registerUser,
    {
      user_string: email,
      code: present(message?.code, 'a code was sent'),
      password: testPassword,
      re_password: testPassword,
      extension_code: code.toLowerCase(),
    },
    { headers },
  );
  expect(body.type, body.code).toBe('ok');
  return system.signIn(email, testPassword);
}

it('says what an invitation is worth to both before anybody registers', async () => {
  const offer = await bob.call(getInvitationOffer, { code });
  expect(offer).toMatchObject({ share: 200_000, friendShare: 0, inviterOfFees: 200_000, friendOfFees: 0 });
  expect(offer.inviter?.name).toMatch(/^C\d\d\*\*\*\d\d$/);
  await bob.call(setInvitationSplit, { friendShare: 250_000 as never });
  expect(await bob.call(getInvitationOffer, { code: code.toLowerCase() })).toMatchObject({
    inviterOfFees: 150_000,
    friendOfFees: 50_000,
  });
  const unknown = await bob.call(getInvitationOffer, { code: 'NOBODY2' });
  expect(unknown.inviter).toBeUndefined();
  expect(await bob.codeOf(setInvitationSplit, { friendShare: 1_000_001 as never })).toBe('split_invalid');
});

it('shares the fees of a friend, to the atom, and shows what the friend lets be seen', async () => {
  ann = await comes('ann', 'a');
  await ann.call(editNickname, { nickname: 'Annabel' });
  await ann.call(claimPractice, { assetId: usdt });
  await system.tick({ [btcUsdt]: '60000' });
  const placed = await ann.call(placeSpotOrder, { ...buyOf, quantity: '0.01' });
  expect(placed).toBeDefined();
  const { data } = await bob.call(listRebates, {});
  expect(data.length).toBeGreaterThan(0);
  expect(data[0]).toMatchObject({ code: 'BTC' });
  expect(data[0]?.fee).toBeUndefined();
  expect(data[0]?.friend).toBeUndefined();
  // A tenth of a percent of 0.01 BTC, 15 % of which are bob's: 0.00001, 0.0000015.
  const { earned, friends, rebates } = await bob.call(getInvitationSummary, {});
  expect({ earned, friends, rebates }).toEqual({
    earned: [{ assetId: btc, code: 'BTC', amount: '0.0000015' }],
    friends: 1,
    rebates: data.length,
  });
  expect((await bob.call(listFriends, {})).data).toMatchObject([{ name: 'Annabel', state: 'active' }]);
  expect((await bob.call(listFriends, {})).data[0]?.earned).toBeUndefined();
  const { own } = await ann.call(getInvitationSummary, {});
  expect(own).toMatchObject({ state: 'active', friendOfFees: 50_000, showsRebates: false });
  expect(own?.got).toEqual([{ assetId: btc, code: 'BTC', amount: '0.0000005' }]);

  await ann.call(showMyRebates, { isShown: true });
  expect((await bob.call(listRebates, {})).data[0]).toMatchObject({ friend: 'Annabel', feeKind: 'trade_fee' });
  expect((await bob.call(listFriends, {})).data[0]?.earned).toEqual(earned);
  const months = await bob.call(listRebateMonths, {});
  expect(months).toMatchObject([{ code: 'BTC', amount: '0.0000015', count: data.length }]);
  const file = await bob.call(getRebateFile, {});
  const lines = Buffer.from(file.content, 'base64').toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(1 + data.length);
  expect(lines[1]).toContain('Annabel');
  expect(await bob.codeOf(showMyRebates, { isShown: true })).toBe('invitation_not_found');
  expect((await bob.call(listEntries, {})).data.some(({ kind }: { kind: string }) => kind === 'rebate')).toBe(true);
});

it('goes on behind the last row that was shown', async () => {
  for (let i = 0; i < 3; i++) {
    await ann.call(placeSpotOrder, { ...buyOf, quantity: '0.001' });
  }
  const all = await bob.call(listRebates, { limit: 50 });
  const first = await bob.call(listRebates, { limit: 2 });
  const rest = await bob.call(listRebates, { limit: 50, after: first.next });
  expect([...first.data, ...rest.data]).toEqual(all.data);
  expect(rest.next).toBeUndefined();
});

it('RULES 16: holds an invitation to oneself until an operator has judged it', async () => {
  await system.send(
    { method: 'POST', path: '/user/login' },
    { user_string: bob.email, password: testPassword },
    { headers: deviceOf('b') },
  );
  const twin = await comes('twin', 'b');
  await twin.call(claimPractice, { assetId: usdt });
  const before = (await bob.call(listRebates, {})).total;
  const buy = () => twin.call(placeSpotOrder, { ...buyOf, quantity: '0.001' });
  await buy();
  expect((await bob.call(listRebates, {})).total).toBe(before);
  expect((await twin.call(getInvitationSummary, {})).own).toMatchObject({ state: 'held', friendOfFees: 0 });
  const token = operatorTokens.compliance;
  const held = (await system.send(listJudgedInvitations, {}, { token })).body.message.data;
  expect(held).toMatchObject([{ state: 'held', suspicions: ['same_device'] }]);
  const decide = { account_id: held[0].account_id, decision: 'release', note: 'a family' };
  expect((await system.send(decideInvitation, decide, { token })).body.type).toBe('ok');
  await buy();
  expect((await bob.call(listRebates, {})).total).toBeGreaterThan(before);
});

it('changes of the terms take two operators, and hold from then on', async () => {
  const changed = await changedByTwo(system, setInvitationTerms, { share_ppm: 100_000, note: 'for the test' });
  expect(changed.type).toBe('ok');
  expect(changed.message.proposal_id).toBeDefined();
  expect(await ann.call(getInvitationOffer, { code })).toMatchObject({ share: 100_000, friendOfFees: 25_000 });
});
