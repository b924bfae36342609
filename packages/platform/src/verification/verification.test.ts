import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@candor/kernel';
import type { IdentityFailure } from '@candor/api';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { plainPicture } from '../uploads/test-pictures.ts';
import type { DecideCase } from './decide.ts';

let world: TestPlatform;
beforeEach(async () => {
  world = await startTestPlatform();
  for (const name of ['ann', 'bob']) await registerUser(world, `${name}@example.com`);
});
afterEach(() => world.end());

const [ann, bob] = [1, 2];
const text = {
  idType: 'id_card',
  name: 'Nguyễn Thị An',
  cardId: '001190012345',
  country: 'VN',
  birthDate: '1990-05-17',
} as const;
const glare: IdentityFailure[] = [{ field: 'front_pic', reason: 'glare' }];
const identity = () => world.platform.identity;
const reason = 'review of a new case';

async function picture(userId = ann): Promise<string> {
  const file = await plainPicture().jpeg().toBuffer();
  const added = await world.platform.uploads.add({ userId, purpose: 'identity', file });
  if (!added.ok) throw new Error(added.code);
  return added.value;
}
async function submitted(userId = ann, changes: object = {}): Promise<number> {
  const outcome = await identity().submitText(userId, { ...text, ...changes });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.caseId;
}
const decide = (caseId: number, decision: DecideCase['decision'], changes: Partial<DecideCase> = {}) =>
  identity().decide({ caseId, operator: 'rita', decision, failures: [], note: '', needsOpened: false, ...changes });
async function withPictures(): Promise<number> {
  await decide(await submitted(), 'verify');
  const outcome = await identity().submitPictures(ann, { front: await picture(), reverse: await picture() });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.caseId;
}
const codeOf = async (outcome: Promise<{ ok: boolean; code?: string }>) => (await outcome).code ?? 'ok';
const statesOf = async (userId = ann) => {
  const { levels, next, realLevel } = await identity().state(userId);
  return [realLevel, next, ...levels.map(({ state }) => state)];
};

test('goes from nothing to the advanced level, and the exchange has it before it is shown', async () => {
  expect(await statesOf()).toEqual([0, 'basic', 'not_verified', 'not_verified']);
  const first = await submitted();
  expect(await statesOf()).toEqual([0, 'wait', 'verifying', 'not_verified']);
  world.isExchangeDown = true;
  await expect(decide(first, 'verify')).rejects.toThrow('the exchange does not answer');
  expect(await statesOf()).toEqual([0, 'wait', 'verifying', 'not_verified']);
  world.isExchangeDown = false;
  expect(await decide(first, 'verify')).toEqual({ ok: true, value: { realLevel: 1 } });
  expect(await statesOf()).toEqual([1, 'advanced', 'verified', 'not_verified']);
  const outcome = await identity().submitPictures(ann, {
    front: await picture(),
    reverse: await picture(),
    selfie: await picture(),
  });
  if (!outcome.ok) throw new Error(outcome.code);
  const second = outcome.value.caseId;
  expect(await statesOf()).toEqual([1, 'wait', 'verified', 'verifying']);
  await decide(second, 'verify');
  expect(await statesOf()).toEqual([2, 'nothing', 'verified', 'verified']);
  expect(world.identities).toEqual([
    [`identity-${first}-verify`, 1_000, { level: 'basic', country: 'VN' }],
    [`identity-${second}-verify`, 1_000, { level: 'advanced', country: 'VN' }],
  ]);
  expect((await world.newestMessage())?.scene).toBe('identity_verified');
});

test('fails by field, reports it by mail, and is submitted again', async () => {
  const caseId = await withPictures();
  const note = 'Please take it without the flash.';
  expect(await decide(caseId, 'fail', { failures: glare, note })).toEqual({ ok: true, value: { realLevel: 1 } });
  const { levels, next } = await identity().state(ann);
  expect(levels[1]).toMatchObject({ state: 'failed', failures: glare, note, decidedAtMs: world.nowMs });
  expect(next).toBe('advanced');
  // The earlier level stays, and the country of its document.
  expect(world.identities.at(-1)).toEqual([`identity-${caseId}-fail`, 1_000, { level: 'basic', country: 'VN' }]);
  expect((await world.newestMessage())?.scene).toBe('identity_failed');
  const again = await identity().submitPictures(ann, { front: await picture(), reverse: await picture() });
  expect(again).toMatchObject({ ok: true });
  expect(await statesOf()).toEqual([1, 'wait', 'verified', 'verifying']);
});

test('takes the right fields from a failed submission', async () => {
  const first = await submitted(ann, { name: 'Nguyễn Thị Anh' });
  await decide(first, 'fail', { failures: [{ field: 'name', reason: 'differs' }] });
  expect((await identity().state(ann)).levels[0]?.kept).toEqual(['card_id', 'birth_date']);
  const { idType, country, name } = text;
  expect(await codeOf(identity().submitText(ann, { idType, country }))).toBe('identity_fields_missing');
  const second = await identity().submitText(ann, { idType, country, name });
  if (!second.ok) throw new Error(second.code);
  const { caseId } = second.value;
  expect(await identity().open({ caseId, operator: 'rita', reason })).toMatchObject({
    value: { name, cardId: text.cardId, birthDate: text.birthDate, documents: [] },
  });
  await decide(caseId, 'verify');

  const pictures = { front: await picture(), reverse: await picture(), selfie: await picture() };
  const third = await identity().submitPictures(ann, pictures);
  if (!third.ok) throw new Error(third.code);
  await decide(third.value.caseId, 'fail', { failures: glare });
  expect((await identity().state(ann)).levels[1]?.kept).toEqual(['reverse_pic', 'selfie_pic']);
  expect(await codeOf(identity().submitPictures(ann, {}))).toBe('identity_pictures_missing');
  const other = await identity().submitPictures(ann, { front: await picture() }, 'driver_licence');
  expect(other).toMatchObject({ code: 'identity_pictures_missing' });
  const fourth = await identity().submitPictures(ann, { front: await picture() });
  if (!fourth.ok) throw new Error(fourth.code);
  const opened = await identity().open({ caseId: fourth.value.caseId, operator: 'rita', reason });
  expect(opened).toMatchObject({ value: { documents: ['front', 'reverse', 'selfie'] } });
  const seen = { caseId: fourth.value.caseId, operator: 'rita', reason, document: 'reverse' } as const;
  expect(await identity().look(seen)).toMatchObject({ ok: true });
});

test('of a document that differs from the basic level leaves nothing behind', async () => {
  const caseId = await withPictures();
  await decide(caseId, 'fail', { failures: [{ field: 'name', reason: 'differs' }] });
  expect((await identity().state(ann)).levels[1]?.kept).toEqual([]);
  expect(await codeOf(identity().submitPictures(ann, {}))).toBe('identity_pictures_missing');
});

describe('a submission is refused', () => {
  test.each([
    ['identity_fields_missing', { name: undefined }],
    ['identity_fields_missing', { cardId: '  ' }],
    ['identity_fields_missing', { birthDate: undefined }],
    ['country_code_unknown', { country: 'XX' }],
    ['identity_name_invalid', { name: '<script>' }],
    ['birth_date_invalid', { birthDate: '1990-02-30' }],
    ['birth_date_invalid', { birthDate: '2027-01-01' }],
    ['birth_date_invalid', { birthDate: '1880-01-01' }],
    ['identity_too_young', { birthDate: '2008-11-21', cardId: '001308012345' }],
    ['ok', { birthDate: '2008-11-20', cardId: '001308012345' }],
    ['identity_number_invalid', { cardId: '001190' }],
    ['birth_date_differs', { cardId: '001191012345' }],
  ])('%s: %j', async (code, changes) => {
    expect(await codeOf(identity().submitText(ann, { ...text, ...changes }))).toBe(code);
  });

  test('while one is open, when the level is reached, and out of order', async () => {
    expect(await codeOf(identity().submitPictures(ann, { front: 'x', reverse: 'x' }))).toBe('identity_basic_needed');
    const both = await Promise.all([identity().submitText(ann, text), identity().submitText(ann, text)]);
    expect(both.map((one) => (one.ok ? 'ok' : one.code)).sort()).toEqual(['identity_in_review', 'ok']);
    expect(await codeOf(identity().submitPictures(ann, {}))).toBe('identity_in_review');
    await decide(1, 'verify');
    expect(await codeOf(identity().submitText(ann, text))).toBe('identity_verified_already');
  });

  test('without the pictures it needs, or with another user’s', async () => {
    await decide(await submitted(), 'verify');
    const [mine, theirs] = [await picture(), await picture(bob)];
    expect(await codeOf(identity().submitPictures(ann, { front: mine }))).toBe('identity_pictures_missing');
    expect(await codeOf(identity().submitPictures(ann, { reverse: mine }))).toBe('identity_pictures_missing');
    expect(await codeOf(identity().submitPictures(ann, { front: mine, reverse: theirs }))).toBe('upload_not_found');
    // Nothing of the refused submission remains: the good picture is still free.
    expect(await statesOf()).toEqual([1, 'advanced', 'verified', 'not_verified']);
    expect(await codeOf(identity().submitPictures(ann, { front: mine }, 'passport'))).toBe('ok');
  });

  test('after five a day, until the first of them is a day old', async () => {
    for (let tries = 5; tries > 0; tries--) {
      expect((await identity().state(ann)).triesLeft).toBe(tries);
      await decide(await submitted(), 'fail', { failures: [{ field: 'name', reason: 'differs' }] });
      world.nowMs += 1_000;
    }
    const refused = await identity().submitText(ann, text);
    expect(refused).toEqual({ ok: false, code: 'identity_daily_limit', untilMs: world.nowMs - 5_000 + dayMs });
    world.nowMs += dayMs - 5_000;
    expect(await submitted()).toBeGreaterThan(0);
  });

  test('in live until address and phone are both bound, and a decision needs them too', async () => {
    const live = await startTestPlatform({ mode: 'live' });
    await registerUser(live, 'ann@example.com');
    const { identity: checked } = live.platform;
    expect(await codeOf(checked.submitText(ann, text))).toBe('contact_needed');
    expect(await checked.state(ann)).toMatchObject({
      next: 'contact',
      contacts: { email: true, phone: false, needed: 'both' },
    });
    await live.db.updateTable('users').set({ phone: '+84912345678' }).execute();
    expect(await codeOf(checked.submitText(ann, text))).toBe('ok');
    await live.db.updateTable('users').set({ phone: null }).execute();
    const decision = {
      caseId: 1,
      operator: 'rita',
      decision: 'verify',
      failures: [],
      note: '',
      needsOpened: false,
    } as const;
    expect(await codeOf(checked.decide(decision))).toBe('contact_needed');
    await live.end();
  });
});

describe('a decision', () => {
  test.each<[string, DecideCase['decision'], IdentityFailure[]]>([
    ['verified with a failure', 'verify', glare],
    ['failed without one', 'fail', []],
    ['one field twice', 'fail', [...glare, { field: 'front_pic', reason: 'expired' }]],
  ])('%s is none', async (_, decision, failures) => {
    expect(await codeOf(decide(await submitted(), decision, { failures }))).toBe('failures_invalid');
    expect(world.identities).toEqual([]);
  });

  test('works once, for an existing case', async () => {
    expect(await codeOf(decide(9, 'verify'))).toBe('case_not_found');
    const caseId = await submitted();
    const failures: IdentityFailure[] = [{ field: 'name', reason: 'differs' }];
    const both = await Promise.all([decide(caseId, 'verify'), decide(caseId, 'fail', { failures })]);
    expect(both.map((one) => (one.ok ? 'ok' : one.code))).toEqual(['ok', 'case_decided']);
    expect(await codeOf(decide(caseId, 'fail', { failures }))).toBe('case_decided');
  });

  test('gives a number to one person only, and the other learns it from the review alone', async () => {
    const [first, second] = [await submitted(ann), await submitted(bob, { cardId: '001 1900 12345' })];
    expect((await identity().waiting()).map(({ isTaken }) => isTaken)).toEqual([false, false]);
    await decide(first, 'verify');
    expect(await identity().waiting()).toMatchObject([{ caseId: second, isTaken: true }]);
    expect(await codeOf(decide(second, 'verify'))).toBe('identity_taken');
    await decide(second, 'fail', { failures: [{ field: 'card_id', reason: 'already_used' }] });
    expect(await statesOf(bob)).toEqual([0, 'basic', 'failed', 'not_verified']);
    expect(world.identities.map(([, account, known]) => [account, known])).toEqual([
      [1_000, { level: 'basic', country: 'VN' }],
      [1_001, { level: 'none', country: undefined }],
    ]);
  });

  test('recognises a number that is written with other signs between', async () => {
    const german = { country: 'DE', cardId: 'L01X00T471' };
    await decide(await submitted(ann, german), 'verify');
    const again = await submitted(bob, { ...german, cardId: 'l01-x00/t47.1' });
    expect(await codeOf(decide(again, 'verify'))).toBe('identity_taken');
    const elsewhere = { ...german, country: 'AT' };
    await decide(again, 'fail', { failures: [{ field: 'card_id', reason: 'already_used' }] });
    expect(await decide(await submitted(bob, elsewhere), 'verify')).toMatchObject({ ok: true });
  });

  test('that stopped between the exchange and its record frees the number when it is then a failure', async () => {
    const caseId = await submitted();
    world.isExchangeDown = true;
    await expect(decide(caseId, 'verify')).rejects.toThrow();
    world.isExchangeDown = false;
    await decide(caseId, 'fail', { failures: [{ field: 'card_id', reason: 'differs' }] });
    expect(await decide(await submitted(bob), 'verify')).toMatchObject({ ok: true });
  });
});

describe('documents', () => {
  const look = (caseId: number, operator = 'rita') => identity().look({ caseId, operator, document: 'front', reason });

  test('show only to the operator who has the case open, while it is open', async () => {
    const caseId = await withPictures();
    expect(await codeOf(look(99))).toBe('case_not_found');
    expect(await codeOf(look(caseId))).toBe('case_not_opened');
    expect(await codeOf(decide(caseId, 'verify', { needsOpened: true }))).toBe('case_not_opened');
    const opened = await identity().open({ caseId, operator: 'rita', reason });
    expect(opened).toMatchObject({
      ok: true,
      value: { name: text.name, cardId: text.cardId, birthDate: text.birthDate, documents: ['front', 'reverse'] },
    });
    expect(await codeOf(look(caseId))).toBe('ok');
    expect(await codeOf(look(caseId, 'max'))).toBe('case_not_opened');
    expect(await codeOf(look(1))).toBe('case_not_opened');
    expect(await codeOf(identity().look({ caseId, operator: 'rita', document: 'selfie', reason }))).toBe(
      'document_not_found',
    );
    world.nowMs += 30 * 60_000;
    expect(await codeOf(look(caseId))).toBe('case_not_opened');
    await identity().open({ caseId, operator: 'rita', reason });
    expect(await codeOf(decide(caseId, 'verify', { needsOpened: true }))).toBe('ok');
  });

  test('bear the name of the viewer, and the user can see who looked, and why', async () => {
    const caseId = await withPictures();
    await identity().open({ caseId, operator: 'rita', reason });
    world.nowMs += 1_000;
    const looked = await look(caseId);
    if (!looked.ok) throw new Error(looked.code);
    expect(looked.value.mediaType).toBe('image/jpeg');
    const { channels } = await sharp(looked.value.bytes).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(5);
    const page = { page: 1, limit: 10 };
    expect(await identity().views(ann, page)).toEqual({
      total: 2,
      rows: [
        { document: 'front', viewer: 'rita', reason, caseId, atMs: world.nowMs },
        { document: 'details', viewer: 'rita', reason, caseId, atMs: world.nowMs - 1_000 },
      ],
    });
    expect(await identity().views(bob, page)).toEqual({ total: 0, rows: [] });
  });

  test('name the viewer and the time in their pixels', async () => {
    const caseId = await withPictures();
    const seenBy = async (operator: string) => {
      await identity().open({ caseId, operator, reason });
      const looked = await look(caseId, operator);
      return looked.ok ? Buffer.from(looked.value.bytes) : undefined;
    };
    const first = await seenBy('rita');
    expect(await seenBy('rita')).toEqual(first);
    expect(await seenBy('max')).not.toEqual(first);
    world.nowMs += 1_000;
    expect(await seenBy('rita')).not.toEqual(first);
  });

  test('disappear thirty days after the decision, and not before', async () => {
    const caseId = await withPictures();
    world.nowMs += 100 * dayMs;
    await identity().removeOldPictures();
    await decide(caseId, 'verify');
    world.nowMs += 30 * dayMs - 1;
    await identity().removeOldPictures();
    await identity().open({ caseId, operator: 'rita', reason });
    expect(await codeOf(look(caseId))).toBe('ok');
    world.nowMs += 1;
    await identity().removeOldPictures();
    expect(await codeOf(look(caseId))).toBe('document_not_found');
    expect(await world.db.selectFrom('uploads').selectAll().where('purpose', '=', 'identity').execute()).toEqual([]);
    expect(await statesOf()).toEqual([2, 'nothing', 'verified', 'verified']);
  });
});

test('the fields of one user do not open as another’s', async () => {
  const [mine, theirs] = [await submitted(ann), await submitted(bob, { cardId: '001190067890' })];
  const { sealed_fields } = await world.db
    .selectFrom('identity_cases')
    .select('sealed_fields')
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow();
  await world.db.updateTable('identity_cases').set({ sealed_fields }).where('id', '=', mine).execute();
  await expect(identity().open({ caseId: mine, operator: 'rita', reason })).rejects.toMatchObject({
    kind: 'vault_damaged',
  });
});

test('a picture that is taken over while old ones are deleted is either there or not taken', async () => {
  const first = await withPictures();
  await decide(first, 'fail', { failures: [{ field: 'selfie_pic', reason: 'unreadable' }] });
  world.nowMs += 30 * dayMs;
  const [, again] = await Promise.all([identity().removeOldPictures(), identity().submitPictures(ann, {})]);
  const bound = await world.db.selectFrom('uploads').select('id').where('owner', 'is not', null).execute();
  const documents = await world.db.selectFrom('identity_documents').select('upload_id').execute();
  expect(bound.map(({ id }) => id).sort()).toEqual(documents.map((row) => row.upload_id).sort());
  expect(documents).toHaveLength(again.ok ? 2 : 0);
});

test('nothing personal is stored in the clear, not even the texts shown to the user', async () => {
  await submitted();
  const { given } = await identity().state(ann);
  expect(given).toEqual({ idType: 'id_card', country: 'VN', name: 'N** T** A**', cardId: '00******45' });
  const files = ['platform.sqlite', 'platform.sqlite-wal'].map((name) => readFileSync(join(world.folder, name)));
  // An unsealed text would be found.
  expect(files.some((bytes) => bytes.includes('bob@example.com'))).toBe(true);
  for (const bytes of files) {
    for (const secret of [text.cardId, text.name, text.birthDate, 'Nguy']) {
      expect(bytes.includes(secret), secret).toBe(false);
    }
  }
});
