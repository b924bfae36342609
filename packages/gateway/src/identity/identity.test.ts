import { request } from 'node:http';
import {
  decideIdentity,
  editNickname,
  getIdentityState,
  getUserInfo,
  listDocumentViews,
  listIdentityCases,
  openIdentityCase,
  setAvatar,
  submitIdentity,
  viewIdentityDocument,
} from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipartBody, multipartType, type TestParts, testPhoto as photo } from '../testing/test-multipart.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  [ann, bob] = [await system.newUser(), await system.newUser()];
});
afterAll(() => system.close());

const { compliance, markets } = operatorTokens;
const reason = 'review of a new case';
const text = {
  id_type: 'id_card',
  name: 'Nguyễn Thị An',
  card_id: '001190012345',
  country: 'VN',
  birth_date: '1990-05-17',
};

async function upload(parts: TestParts, token: string | undefined = ann.token, query = '') {
  const answer = await system.gateway.app.inject({
    method: 'POST',
    url: `/api/upload${query}`,
    headers: { 'content-type': multipartType, ...(token === undefined ? {} : { authorization: token }) },
    payload: multipartBody(parts),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const located = async (purpose: string, user = ann): Promise<string> =>
  (await upload({ fields: { purpose }, file: photo }, user.token)).body.message;

describe('an upload', () => {
  it.each(['../../etc/passwd', '..%2f..%2fserver.js', 'a\u0000b.php', '/etc/shadow', 'CON', `${'x'.repeat(400)}.jpg`])(
    'keeps a picture under a name of ours, whatever its own: %j',
    async (fileName) => {
      const { body } = await upload({ file: photo, fileName });
      expect(body).toEqual({ type: 'ok', code: 1, message: expect.stringMatching(/^upload:[\w-]{22}$/) });
    },
  );

  it('needs a user before it is read, a file, and fields that make sense', async () => {
    expect((await upload({ file: photo }, '')).body).toMatchObject({ type: '999', code: 'signed_out' });
    expect((await upload({})).body).toMatchObject({ code: 'upload_missing' });
    expect((await upload({ file: Buffer.alloc(0) })).body).toMatchObject({ code: 'upload_missing' });
    expect((await upload({ file: Buffer.from('<svg/>') })).body).toMatchObject({ code: 'upload_type_wrong' });
    expect((await upload({ file: photo, partName: 'files' })).body).toMatchObject({ code: 'parameter_error' });
    expect((await upload({ file: photo, fields: { purpose: 'virus' } })).body).toMatchObject({ field: 'purpose' });
    expect((await upload({ file: photo, fields: { purpose: 'qr' } }, ann.token, '?purpose=avatar')).body).toMatchObject(
      {
        code: 'parameter_error',
        field: 'purpose',
      },
    );
    expect(await system.send({ method: 'POST', path: '/upload' }, {}, { token: ann.token })).toMatchObject({
      body: { code: 'upload_missing' },
    });
  });

  it('answers in the language of the field, beside the file or before it', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    const beside = await upload({ file: heic, fields: { lang: 'zh' } });
    expect(beside.body).toMatchObject({ code: 'upload_heic', message: expect.stringContaining('截图') });
    const before = await upload({ file: heic }, ann.token, '?lang=en');
    expect(before.body).toMatchObject({ code: 'upload_heic', message: expect.stringContaining('Most Compatible') });
    expect((await upload({ file: heic })).body).toMatchObject({ message: expect.stringContaining('Tương thích nhất') });
  });

  it('may have ten mebibytes and no more, and a body that breaks off is not logged as our fault', async () => {
    const most = 10 * 1_024 * 1_024;
    const padded = Buffer.concat([photo, Buffer.alloc(most - photo.length)]);
    expect((await upload({ file: padded })).body).toMatchObject({ type: 'ok' });
    expect(await upload({ file: Buffer.concat([padded, Buffer.alloc(1)]) })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    const broken = await system.gateway.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { 'content-type': multipartType, authorization: ann.token },
      payload: multipartBody({ file: photo }).subarray(0, 300),
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'parameter_error' });
  });

  it('that is slow is in nobody’s way but its sender’s', async () => {
    const url = new URL(`${await system.listen()}/api/upload`);
    const body = multipartBody({ file: photo });
    const begin = (token: string) => {
      const headers = { 'content-type': multipartType, 'content-length': body.length, authorization: token };
      const sending = request(url, { method: 'POST', headers });
      const status = new Promise<number | undefined>((resolve) => {
        sending.on('response', (answer) => resolve(answer.resume().statusCode));
      });
      sending.write(body.subarray(0, 200));
      return { status, end: () => sending.end(body.subarray(200)) };
    };
    const slow = Array.from({ length: 4 }, () => begin(ann.token));
    // One of the four has to wait, whichever it is.
    expect(await Promise.race(slow.map(({ status }) => status))).toBe(503);
    expect((await upload({ file: photo }, bob.token)).body).toMatchObject({ type: 'ok' });
    for (const { end } of slow) end();
    const statuses = await Promise.all(slow.map(({ status }) => status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('rejects such a body in every other call', async () => {
    const answer = await system.gateway.app.inject({
      method: 'POST',
      url: `/api${editNickname.path}`,
      headers: { 'content-type': multipartType, authorization: ann.token },
      payload: multipartBody({ fields: { nickname: 'Mallory' } }),
    });
    expect(answer.statusCode).toBe(415);
    expect((await ann.call(getUserInfo, {})).nickname).not.toBe('Mallory');
  });
});

it('a picture uploaded without a purpose becomes an avatar of the usual size', async () => {
  const { body } = await upload({ file: photo });
  const { avatar } = await ann.call(setAvatar, { avatar: body.message });
  const [asAny, asAvatar] = [
    await system.gateway.app.inject(avatar),
    await system.gateway.app.inject((await ann.call(setAvatar, { avatar: await located('avatar') })).avatar),
  ];
  expect(asAny.statusCode).toBe(200);
  const sizeOf = (picture: Buffer) => [picture.readUInt16LE(26), picture.readUInt16LE(28)];
  expect(sizeOf(asAny.rawPayload)).toEqual(sizeOf(asAvatar.rawPayload));
  // A user who missed the answer may ask again.
  expect((await ann.call(setAvatar, { avatar: body.message })).avatar).not.toBe(avatar);
  expect(await bob.codeOf(setAvatar, { avatar: body.message })).toBe('upload_not_found');
});

it('an avatar is public, and nothing but a picture', async () => {
  const { avatar } = await ann.call(setAvatar, { avatar: await located('avatar') });
  expect((await ann.call(getUserInfo, {})).avatar).toBe(avatar);
  const { statusCode, headers, rawPayload } = await system.gateway.app.inject(avatar);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(rawPayload.toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8/s);
  const document = (await located('identity')).slice('upload:'.length);
  for (const path of [document, '../../platform.db', '..%2f..%2fplatform.db', 'x'.repeat(22)]) {
    expect((await system.gateway.app.inject(`/files/avatars/${path}.webp`)).statusCode).toBe(404);
  }
  expect(await bob.codeOf(setAvatar, { avatar: await located('avatar') })).toBe('upload_not_found');
});

it('checks the characters of a nickname, and of a signature', async () => {
  expect(await ann.call(editNickname, { nickname: 'Trần', signature: 'Mua thấp, bán cao' })).toEqual({
    nickname: 'Trần',
    signature: 'Mua thấp, bán cao',
  });
  expect(await ann.codeOf(editNickname, { nickname: 'a' })).toBe('nickname_invalid');
  expect(await ann.codeOf(editNickname, { nickname: 'Candor' })).toBe('nickname_reserved');
  expect(await ann.codeOf(editNickname, { signature: '<b>' })).toBe('signature_invalid');
});

describe('an identity', () => {
  const send = async (call: Parameters<TestSystem['send']>[0], fields: object, token: string) =>
    (await system.send(call, fields as Record<string, unknown>, { token })).body;
  const levelAt = async (user: TestUser) => {
    const session = await system.gateway.deps.platform.sessions.find(user.token);
    return (await system.exchange.query('fundingAccount', session?.accountId as AccountId)).level;
  };
  let caseId: number;

  it('begins with limits and the next step', async () => {
    const state = await ann.call(getIdentityState, {});
    expect(state).toMatchObject({
      realLevel: 0,
      next: 'basic',
      contacts: { email: true, phone: false, needed: 'one' },
    });
    expect(state.limits).toEqual([
      { realLevel: 0, withdrawals: '0', unit: 'BTC', fiatTrade: '0' },
      { realLevel: 1, withdrawals: '200', unit: 'BTC', fiatTrade: '2000' },
      { realLevel: 2, withdrawals: '500', unit: 'BTC', fiatTrade: '1000000' },
    ]);
  });

  it('passes from the text to the reviewers, and to the level at the exchange', async () => {
    const submitted = await send(submitIdentity, { real_type: 1, ...text }, ann.token);
    caseId = submitted.message.case_id;
    expect((await send(submitIdentity, { real_type: 1, ...text }, ann.token)).code).toBe('identity_in_review');
    const { data } = (await send(listIdentityCases, {}, compliance)).message;
    expect(data).toEqual([expect.objectContaining({ case_id: caseId, state: 'verifying', number_taken: false })]);
    expect(JSON.stringify(data)).not.toContain(text.card_id);
    expect((await send(decideIdentity, { case_id: caseId, decision: 'verify' }, compliance)).code).toBe(
      'case_not_opened',
    );
    const opened = await send(openIdentityCase, { case_id: caseId, reason }, compliance);
    expect(opened.message).toMatchObject({ name: text.name, card_id: text.card_id, documents: [] });
    expect((await send(decideIdentity, { case_id: caseId, decision: 'verify' }, compliance)).message).toEqual({
      real_level: 1,
    });
    expect(await levelAt(ann)).toBe('basic');
    expect((await ann.call(getUserInfo, {})).identityLevel).toBe(1);
    expect((await system.outbox.list(1))[0]?.scene).toBe('identity_verified');
  });

  it('shows its pictures to who is of compliance, with the case open, and to nobody else', async () => {
    // One for this purpose, the other sent with its file alone.
    const pictures = {
      front_pic: (await upload({ file: photo })).body.message,
      reverse_pic: await located('identity'),
    };
    caseId = (await send(submitIdentity, { real_type: 2, ...pictures }, ann.token)).message.case_id;
    const fields = { case_id: caseId, document: 'front', reason };
    const look = async (token: string, changes: object = {}) =>
      (await send(viewIdentityDocument, { ...fields, ...changes }, token)).code;
    for (const token of [ann.token, bob.token, '']) expect(await look(token)).toBe('operator_needed');
    expect(await look(markets)).toBe('role_needed');
    expect(await look(compliance)).toBe('case_not_opened');
    expect(await look(compliance, { case_id: 999 })).toBe('case_not_found');
    expect(await look(compliance, { reason: '' })).toBe('parameter_error');
    expect(await look(compliance, { case_id: undefined })).toBe('parameter_error');
    await send(openIdentityCase, { case_id: caseId, reason }, compliance);
    expect(await look(compliance, { document: 'selfie' })).toBe('document_not_found');
    const { message } = await send(viewIdentityDocument, fields, compliance);
    expect(message.file_name).toBe(`case-${caseId}-front.jpg`);
    expect(Buffer.from(message.content, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    // Bound to the case: no address, no other use.
    expect(await ann.codeOf(setAvatar, { avatar: pictures.front_pic })).toBe('upload_not_found');
    const views = await ann.call(listDocumentViews, {});
    expect(views.data.slice(0, 2).map(({ document, viewer }) => [document, viewer])).toEqual([
      ['front', 'compliance'],
      ['details', 'compliance'],
    ]);
    expect((await bob.call(listDocumentViews, {})).total).toBe(0);
  });

  it('fails field by field, in a grammar of its own', async () => {
    const decide = async (failures: string) =>
      send(decideIdentity, { case_id: caseId, decision: 'fail', failures, note: 'Without the flash.' }, compliance);
    expect((await decide('')).code).toBe('failures_invalid');
    for (const wrong of ['front_pic', 'front_pic:ugly', 'shoe:glare', 'front_pic:glare,']) {
      expect(await decide(wrong)).toMatchObject({ code: 'parameter_error', field: 'failures' });
    }
    expect((await decide('front_pic:glare,name:differs')).message).toEqual({ real_level: 1 });
    expect((await decide('front_pic:glare')).code).toBe('case_decided');
    const { levels, next } = await ann.call(getIdentityState, {});
    expect(levels[1]).toMatchObject({
      state: 'failed',
      failures: [
        { field: 'front_pic', reason: 'glare' },
        { field: 'name', reason: 'differs' },
      ],
      note: 'Without the flash.',
    });
    expect(next).toBe('advanced');
    expect(await levelAt(ann)).toBe('basic');
  });
});
