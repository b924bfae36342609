import {
  beginRecovery,
  type CallSpec,
  decideRecovery,
  getRecoveryState,
  listDocumentViews,
  listOperatorActs,
  listRecoveries,
  openRecoveryCase,
  proveRecoveryAddress,
  sendRecoveryCode,
  submitIdentity,
  submitRecovery,
  viewRecoveryPicture,
} from '@candor/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSpender, type Spender } from '../funding/test-funding.ts';
import { multipartBody, multipartType, type TestParts, testPhoto } from '../testing/test-multipart.ts';
import { operatorTokens, startTestSystem, type TestSystem, testPassword } from '../testing/test-system.ts';

/* Practice: two minutes instead of three days. The gains of a thief are in thief-recovery.test.ts. */

const { compliance, markets } = operatorTokens;
const reason = 'the picture is to be compared';
const waitMs = 120_000;

let system: TestSystem;
let ann: Spender;
let bob: Spender;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system);
  bob = await newSpender(system);
  await verifyWithPictures();
});
afterAll(() => system.close());

const visit = async (call: CallSpec, fields: object, token?: string) => {
  const { body } = await system.send(call, fields as Record<string, unknown>, { token });
  return body;
};
const begin = async ({ user }: Spender): Promise<string> => {
  const body = await visit(beginRecovery, { user_string: user.email, password: testPassword });
  return body.message.token;
};
async function prove({ user }: Spender, token: string): Promise<any> {
  system.wait(60_000);
  await visit(sendRecoveryCode, { token, type: 'email' });
  await system.gateway.deps.platform.lettersTried();
  const mails = await system.outbox.list(50);
  const mail = mails.find(({ scene, to }) => scene === 'recovery' && to === user.email);
  return visit(proveRecoveryAddress, { token, type: 'email', code: mail?.code });
}
async function sendParts(path: string, parts: TestParts, token?: string): Promise<any> {
  const answer = await system.gateway.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': multipartType, ...(token === undefined ? {} : { authorization: token }) },
    payload: multipartBody(parts),
  });
  return answer.json();
}
const sendPicture = (token: string, parts: TestParts = { file: testPhoto }) =>
  sendParts('/user/recovery/picture', { fields: { token }, ...parts });

async function verifyWithPictures(): Promise<void> {
  const { user } = ann;
  const { identity } = system.gateway.deps.platform;
  const text = { name: 'Nguyễn Thị An', cardId: '001190012345', country: 'VN', birthDate: '1990-05-17' } as const;
  const located = async () =>
    (await sendParts('/upload', { fields: { purpose: 'identity' }, file: testPhoto }, user.token)).message;
  for (const submission of [
    { realType: 'text', idType: 'id_card', ...text },
    { realType: 'pictures', frontPic: await located(), reversePic: await located() },
  ] as const) {
    const { caseId } = await user.call(submitIdentity, submission);
    const decision = { caseId, operator: 'rita', decision: 'verify', failures: [], note: '' } as const;
    const decided = await identity.decide({ ...decision, needsOpened: false });
    expect(decided.ok).toBe(true);
  }
}

describe('a verified user without their factors', () => {
  it('sends a picture, which a reviewer checks and decides on', async () => {
    const token = await begin(ann);
    expect((await sendPicture(token)).code).toBe('recovery_unproven');
    expect((await prove(ann, token)).message).toMatchObject({ next: 'picture', needs_picture: true });
    expect((await visit(submitRecovery, { token })).code).toBe('recovery_picture_missing');
    expect((await sendPicture(token, {})).code).toBe('upload_missing');
    expect((await sendPicture(token, { file: Buffer.from('no picture') })).code).toBe('upload_type_wrong');
    expect((await sendPicture(token)).message).toMatchObject({ next: 'submit', has_picture: true });
    const { message: asked } = await visit(submitRecovery, { token });
    expect(asked).toMatchObject({ state: 'waiting', decision: 'open', wait_ms: waitMs });
    expect((await sendPicture(token)).code).toBe('recovery_submitted');

    const byOperator = (call: CallSpec, fields: object, as: string = compliance) => visit(call, fields, as);
    const { id } = asked;
    expect((await byOperator(listRecoveries, {}, markets)).code).toBe('role_needed');
    const { message: page } = await byOperator(listRecoveries, {});
    expect(page.data).toEqual([expect.objectContaining({ recovery_id: id, decision: 'open', reviewer: '' })]);
    const named = { recovery_id: id, reason };
    expect((await byOperator(viewRecoveryPicture, named)).code).toBe('case_not_opened');
    expect((await byOperator(decideRecovery, { recovery_id: id, decision: 'allow' })).code).toBe('case_not_opened');
    expect((await byOperator(openRecoveryCase, { recovery_id: 99, reason })).code).toBe('case_not_found');
    expect((await byOperator(openRecoveryCase, named)).message).toMatchObject({
      name: 'Nguyễn Thị An',
      paper_number: asked.paper_number,
      has_picture: true,
    });
    const { message: seen } = await byOperator(viewRecoveryPicture, named);
    expect(seen).toMatchObject({ file_name: `recovery-${id}.jpg`, media_type: 'image/jpeg' });
    const views = await ann.user.call(listDocumentViews, {});
    expect(views.data.map(({ document, viewer }) => `${document} ${viewer}`)).toEqual([
      'recovery compliance',
      'details compliance',
    ]);
    const noReason = await byOperator(decideRecovery, { recovery_id: id, decision: 'refuse' });
    expect(noReason.code).toBe('recovery_reason_missing');
    const allowed = await byOperator(decideRecovery, { recovery_id: id, decision: 'allow' });
    expect(allowed.message).toMatchObject({ state: 'waiting', decision: 'allowed', reviewer: 'compliance' });
    expect((await byOperator(decideRecovery, { recovery_id: id, decision: 'allow' })).code).toBe('case_decided');
    system.wait(waitMs);
    expect((await visit(getRecoveryState, { token })).message).toMatchObject({ state: 'done', next: 'log_in' });
    const again = await system.signIn(ann.user.email, testPassword);
    expect(again.token).not.toBe(ann.user.token);
    const acts = (await again.call(listOperatorActs, {})).data.map(({ act, isView }) => [act, isView]);
    expect(acts[0]).toEqual(['recovery', false]);
  });
});

describe('refuses', () => {
  const unknown = 'A'.repeat(43);
  it.each([
    ['a code', sendRecoveryCode, { type: 'email' }],
    ['a proof', proveRecoveryAddress, { type: 'email', code: '123456' }],
    ['asking', submitRecovery, {}],
    ['a look', getRecoveryState, {}],
  ] as const)('%s for an unknown token', async (_name, call, fields) => {
    expect((await visit(call, { token: unknown, ...fields })).code).toBe('recovery_expired');
  });

  it('a picture for an unknown token', async () => {
    expect((await sendPicture(unknown)).code).toBe('recovery_expired');
  });

  it('a phone that is not bound, a code too soon, and a wrong one', async () => {
    const token = await begin(bob);
    expect((await visit(sendRecoveryCode, { token, type: 'mobile' })).code).toBe('channel_missing');
    await visit(sendRecoveryCode, { token, type: 'email' });
    expect((await visit(sendRecoveryCode, { token, type: 'email' })).code).toBe('code_resend_too_soon');
    const code = '000000';
    expect((await visit(proveRecoveryAddress, { token, type: 'email', code })).code).toBe('code_wrong');
  });

  it('a user without factors, and an unknown user: the same as at the login', async () => {
    const user = await system.newUser();
    const password = testPassword;
    const codeOf = async (user_string: string, given = password) =>
      (await visit(beginRecovery, { user_string, password: given })).code;
    expect(await codeOf(user.email)).toBe('recovery_not_needed');
    expect(await codeOf('nobody@example.com')).toBe('login_failed');
    expect(await codeOf(bob.user.email, 'wrong one')).toBe('login_failed');
    expect(await codeOf(bob.user.email)).toBe(1);
  });
});
