import {
  beginStepUp,
  findRecipient,
  findSender,
  getFundingLimits,
  getUserInfo,
  getWallet,
  listNotices,
  listRecentRecipients,
  listSends,
  lookupsPerDay,
  previewSend,
  recentRecipientsMax,
  recipientLifeMs,
  sendFunds,
  sendSubject,
  setBookOnly,
  viewPersonSends,
} from '@candor/api';
import { dayMs } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator, fund, mailsOf, newSpender, payPassword, type Spender, submitAs } from '../funding/test-funding.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { maskedName } from './present/masked-name.ts';
import { sendOf, sendTo } from './test-send.ts';

let system: TestSystem;
let ann: Spender;
let bob: Spender;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system, 'basic', 'ann');
  bob = await newSpender(system, 'basic', 'bob');
  await fund(system, ann.accountId, '1000');
});
afterAll(() => system.close());

const recipientOf = async (asker: TestUser, to: TestUser) =>
  (await asker.call(findRecipient, { kind: 'email', to: to.email })).recipient;

describe('a recipient', () => {
  it('has to be named by the whole address or ID, and is shown by a masked name', async () => {
    const found = await ann.user.call(findRecipient, { kind: 'email', to: ` ${bob.user.email.toUpperCase()} ` });
    const { uid, nickname } = await bob.user.call(getUserInfo, {});
    expect(found.name).toBe(maskedName(nickname));
    expect(found.name).not.toContain(nickname);
    expect(JSON.stringify(found)).not.toContain(String(uid));
    expect(await ann.user.call(findRecipient, { kind: 'uid', to: String(uid) })).toMatchObject({ name: found.name });
    const refusal = (kind: 'email' | 'phone' | 'uid', to: string, areaCode?: string) =>
      ann.user.codeOf(findRecipient, { kind, to, ...(areaCode === undefined ? {} : { areaCode }) });
    expect(await refusal('email', `x${bob.user.email}`)).toBe('recipient_not_found');
    expect(await refusal('email', bob.user.email.slice(0, -1))).toBe('recipient_not_found');
    expect(await refusal('uid', String(uid).slice(1))).toBe('recipient_not_found');
    expect(await refusal('uid', '100000001')).toBe('recipient_not_found');
    expect(await refusal('phone', bob.user.email)).toBe('user_string_invalid');
    expect(await refusal('phone', '0912345678', '84')).toBe('recipient_not_found');
    expect(await refusal('email', ann.user.email)).toBe('send_self');
  });

  it('opens for nobody else, and expires', async () => {
    const recipient = await recipientOf(ann.user, bob.user);
    const asked = { recipient, assetId: usdt, amount: '1' };
    expect(await bob.user.codeOf(previewSend, asked)).toBe('recipient_expired');
    expect(await ann.user.codeOf(previewSend, { ...asked, recipient: `${recipient.slice(0, -2)}AA` })).toBe(
      'recipient_expired',
    );
    expect(await ann.user.call(previewSend, asked)).toMatchObject({ limitCode: 'BTC', spendable: '1000' });
    system.wait(recipientLifeMs);
    await system.tick();
    expect(await ann.user.codeOf(previewSend, asked)).toBe('recipient_expired');
  });
});

describe('a send', () => {
  it('needs pay password and factor, for exactly this recipient, asset and amount', async () => {
    const recipient = await recipientOf(ann.user, bob.user);
    const asked = { recipient, assetId: usdt, amount: '10' };
    expect(await ann.user.codeOf(sendFunds, { ...asked, stepUpId: 'x'.repeat(22) })).toBe('step_up_expired');
    const proof = await sendOf(system, ann, recipient, '10');
    expect(await ann.user.codeOf(sendFunds, { ...proof, amount: '11' })).toBe('step_up_differs');
    const { stepUpId } = await ann.user.call(beginStepUp, { action: 'send', subject: sendSubject(asked) });
    expect(await ann.user.codeOf(sendFunds, { ...asked, stepUpId, payPassword })).toBe('second_factor_missing');
    expect((await ann.user.call(listSends, {})).data).toEqual([]);
  });

  it('reaches both sides at once, with its note, in records, notices and mails', async () => {
    const recipient = await recipientOf(ann.user, bob.user);
    const given = {
      ...(await sendOf(system, ann, recipient, '25')),
      note: ' Lunch on Friday ',
      requestId: 'lunch-on-friday',
    };
    const sent = await ann.user.call(sendFunds, given);
    expect(sent).toMatchObject({ side: 'sent', amount: '25', code: 'USDT', note: 'Lunch on Friday' });
    // The same request again has the first answer, and moves nothing.
    expect(await ann.user.call(sendFunds, given)).toEqual(sent);
    const [received] = (await bob.user.call(listSends, { side: 'received' })).data;
    expect(received).toMatchObject({ sendId: sent.sendId, side: 'received', amount: '25', note: 'Lunch on Friday' });
    expect((await bob.user.call(listSends, { side: 'sent' })).total).toBe(0);
    expect(await bob.user.call(getWallet, { accountType: 'spot', assetId: usdt })).toMatchObject({
      balance: { available: '25' },
    });
    expect(await ann.user.call(getWallet, { accountType: 'spot', assetId: usdt })).toMatchObject({
      balance: { available: '975' },
    });
    expect((await ann.user.call(getFundingLimits, {})).used).toBe('0.00041667');
    const kindsOf = async ({ user }: Spender) => (await user.call(listNotices, {})).notices.map(({ kind }) => kind);
    await expect.poll(() => kindsOf(bob)).toContain('send_received');
    await expect.poll(() => kindsOf(ann)).toContain('send_sent');
    const mails = async () => (await mailsOf(system)).map(({ to }) => to);
    await expect.poll(mails).toEqual(expect.arrayContaining([ann.user.email, bob.user.email]));
    const seen = await asOperator(system, viewPersonSends, { account_id: bob.accountId }, operatorTokens.compliance);
    expect(seen.message.data).toMatchObject([{ id: sent.sendId, side: 'received', note: 'Lunch on Friday' }]);
    system.wait(recipientLifeMs);
    await system.tick();
    expect(await ann.user.call(sendFunds, given)).toEqual(sent);
  });

  it('makes its recipient a recent one, by a fresh token for its sender alone', async () => {
    const [recent, ...others] = (await ann.user.call(listRecentRecipients, {})).recents;
    expect(others).toEqual([]);
    const { nickname } = await bob.user.call(getUserInfo, {});
    expect(recent).toMatchObject({ name: maskedName(nickname), assetId: usdt, code: 'USDT' });
    expect(Object.keys(recent ?? {}).toSorted()).toEqual(
      ['assetId', 'atMs', 'avatar', 'code', 'expiresAtMs', 'name', 'recipient'].toSorted(),
    );
    expect((await bob.user.call(listRecentRecipients, {})).recents).toEqual([]);
    const asked = { recipient: recent?.recipient ?? '', assetId: usdt, amount: '1' };
    expect(await bob.user.codeOf(previewSend, asked)).toBe('recipient_expired');
    expect(await ann.user.codeOf(sendFunds, { ...asked, stepUpId: 'x'.repeat(22) })).toBe('step_up_expired');
    system.wait(recipientLifeMs);
    await system.tick();
    expect(await ann.user.codeOf(previewSend, asked)).toBe('recipient_expired');
    const [again] = (await ann.user.call(listRecentRecipients, {})).recents;
    expect(await sendTo(system, ann, again?.recipient ?? '', '1')).toMatchObject({ name: recent?.name, amount: '1' });
  });

  it('can be sent back by who received it, who learns what a lookup tells', async () => {
    const [received] = (await bob.user.call(listSends, { side: 'received' })).data;
    const sendId = received?.sendId ?? 0;
    const sender = await bob.user.call(findSender, { sendId });
    const { uid } = await ann.user.call(getUserInfo, {});
    const { recipient, expiresAtMs, ...shown } = await bob.user.call(findRecipient, { kind: 'uid', to: String(uid) });
    expect({ ...sender, recipient, expiresAtMs }).toEqual({ ...shown, recipient, expiresAtMs });
    expect(await ann.user.codeOf(findSender, { sendId })).toBe('recipient_not_found');
    expect(await sendTo(system, bob, sender.recipient, '2')).toMatchObject({ side: 'sent', amount: '2' });
    expect((await ann.user.call(listSends, { side: 'received' })).data).toMatchObject([{ amount: '2' }]);
  });

  it('of an unverified user leads to the verification', async () => {
    const newcomer = await system.newUser('newcomer');
    const recipient = await recipientOf(newcomer, bob.user);
    const given = { recipient, assetId: usdt, amount: '1', stepUpId: 'x'.repeat(22) };
    expect(await newcomer.codeOf(sendFunds, given)).toBe('verification_needed');
    expect(await newcomer.call(previewSend, { recipient, assetId: usdt, amount: '1' })).toMatchObject({
      rejectCode: 'identity_needed',
    });
  });

  it('meets what refuses a withdrawal, and no frozen account', async () => {
    const recipient = await recipientOf(ann.user, bob.user);
    const codeOf = async (amount: string) =>
      (await ann.user.call(previewSend, { recipient, assetId: usdt, amount })).rejectCode;
    expect(await codeOf('1000')).toBe('balance_insufficient');
    expect(await codeOf('0.0000001')).toBe('amount_invalid');
    await submitAs(system, 'system', {
      type: 'funding.place_hold',
      accountId: bob.accountId,
      reason: 'account_frozen',
    });
    expect(await ann.user.codeOf(sendFunds, await sendOf(system, ann, recipient, '1'))).toBe(
      'recipient_cannot_receive',
    );
    await submitAs(system, 'system', { type: 'funding.lift_hold', accountId: bob.accountId, reason: 'account_frozen' });
    await ann.user.call(setBookOnly, { isOn: true });
    expect(await codeOf('1')).toBe('send_book_only');
    await submitAs(system, 'system', { type: 'funding.place_hold', accountId: ann.accountId, reason: 'under_review' });
    expect(await codeOf('1')).toBe('withdrawals_held');
    expect(await ann.user.codeOf(sendFunds, await sendOf(system, ann, recipient, '1'))).toBe('withdrawals_held');
  });
});

it('hides most of a name, of any script', () => {
  expect(['Minh Anh', 'C12345678', 'Bob', 'Al', '王小明', '👩‍👩‍👧x'].map(maskedName)).toEqual([
    'Mi***nh',
    'C1***78',
    'B***b',
    'A***',
    '王***明',
    '👩‍👩‍👧***',
  ]);
});

it('the search for recipients ends after fifty lookups of a day, whether they found anybody or not', async () => {
  const eve = await system.newUser('eve');
  const looked: string[] = [];
  for (let i = 0; i < lookupsPerDay + 2; i++) {
    system.wait(2_000);
    const to = i % 2 === 0 ? bob.user.email : `nobody${i}@example.com`;
    looked.push(await eve.codeOf(findRecipient, { kind: 'email', to }));
  }
  expect(looked.slice(0, lookupsPerDay)).toEqual(
    looked.slice(0, lookupsPerDay).map((_, i) => (i % 2 === 0 ? 'ok' : 'recipient_not_found')),
  );
  expect(looked.slice(lookupsPerDay)).toEqual(['recipients_used_up', 'recipients_used_up']);
  expect((await eve.call(listRecentRecipients, {})).recents.length).toBeLessThanOrEqual(recentRecipientsMax);
  system.wait(dayMs);
  const again = await system.signIn(eve.email, eve.password);
  expect(await again.codeOf(findRecipient, { kind: 'email', to: bob.user.email })).toBe('ok');
});
