import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@candor/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodPassword, loginInput, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { testLoser, type TestLoser, verifyWithPictures } from './test-recovery.ts';

const waitMs = 3 * dayMs;
const reason = 'the picture is to be compared';

let world: TestPlatform;
let loser: TestLoser;
let caseId: number;
let recoveryId: number;
beforeEach(async () => {
  // Practice requires one address of an identity; the waiting time is the short one.
  world = await startTestPlatform();
  loser = await testLoser(world);
  caseId = await verifyWithPictures(world, loser.ann);
  await loser.begin();
  await loser.prove();
  ({ recoveryId } = await loser.row());
});
afterEach(() => world.end());

const practiceWaitMs = 120_000;
const files = () => readdirSync(join(world.folder, 'uploads'), { recursive: true }).length;
const open = (operator = 'rita') => world.platform.recovery.open({ recoveryId, operator, reason });
const decide = (decision: 'allow' | 'refuse', note = '', operator = 'rita') =>
  world.platform.recovery.decide({ recoveryId, operator, decision, note, needsOpened: true });
const logIn = async () => {
  const loggedIn = await world.platform.accounts.login(loginInput(loser.ann.email, goodPassword));
  return loggedIn.ok ? 'ok' : loggedIn.code;
};
const newestScene = async () => {
  await world.platform.lettersTried();
  return (await world.newestMessage())?.scene;
};

test('a verified owner sends a picture, and needs both: the time and the decision', async () => {
  expect(await loser.submit()).toBe('recovery_picture_missing');
  expect(await loser.row()).toMatchObject({ next: 'picture', needsPicture: true, hasPicture: false });
  expect(await loser.addPicture()).toBe('ok');
  const kept = files();
  expect(await loser.addPicture()).toBe('ok');
  expect(files()).toBe(kept);
  expect(await loser.submit()).toBe('ok');
  expect(await loser.row()).toMatchObject({ state: 'waiting', decision: 'open' });

  world.nowMs += waitMs;
  expect(await logIn()).toBe('second_factor_needed');
  const [waiting] = await world.platform.recovery.waiting();
  expect(waiting).toMatchObject({ recoveryId, caseId, decision: 'open', reviewer: '' });
  await open();
  expect(await decide('allow')).toMatchObject({ value: { decision: 'allowed', state: 'done', reviewer: 'rita' } });
  expect(await logIn()).toBe('ok');
  expect(await newestScene()).toBe('recovery_done');
});

test('allowed early it still waits, and can still be cancelled', async () => {
  await loser.addPicture();
  await loser.submit();
  const { dueAtMs = 0 } = await loser.row();
  const decision = { recoveryId, operator: 'desk', decision: 'allow', note: '', needsOpened: false } as const;
  expect(await world.platform.recovery.decide(decision)).toMatchObject({ value: { decision: 'allowed' } });
  await world.platform.lettersTried();
  expect((await world.newestMessage())?.text).toContain('cancelRecovery?token=');
  world.nowMs = dueAtMs - 1;
  expect(await logIn()).toBe('second_factor_needed');
  expect(await loser.row()).toMatchObject({ state: 'waiting', decision: 'allowed', dueAtMs });
  await world.platform.recovery.cancel({ userId: loser.ann.userId });
  world.nowMs += practiceWaitMs;
  expect(await logIn()).toBe('second_factor_needed');
});

test('shows the owner the reason of a refusal, and may be requested again', async () => {
  await loser.addPicture();
  await loser.submit();
  await open();
  expect(await decide('refuse', ' ')).toMatchObject({ code: 'recovery_reason_missing' });
  const note = 'The number on the paper is another one.';
  expect(await decide('refuse', note)).toMatchObject({ value: { state: 'refused', decision: 'refused' } });
  expect(await loser.row()).toMatchObject({ state: 'refused', next: 'start_again', note });
  expect((await world.newestMessage())?.text).toContain(note);
  expect(await decide('allow')).toMatchObject({ code: 'case_decided' });
  expect(await world.platform.recovery.waiting()).toEqual([]);
  await loser.begin();
  expect(await loser.row()).toMatchObject({ state: 'proving', next: 'email' });
});

test('shows it to the operator who opened it, with their name in its pixels, and on record for the owner', async () => {
  await loser.addPicture();
  const look = (operator = 'rita') => world.platform.recovery.look({ recoveryId, operator, reason });
  expect(await open()).toMatchObject({ code: 'case_not_found' });
  await loser.submit();
  expect(await look()).toMatchObject({ code: 'case_not_opened' });
  expect(await decide('allow')).toMatchObject({ code: 'case_not_opened' });
  const { paperNumber } = await loser.row();
  expect(paperNumber).toMatch(/^\d{6}$/);
  expect(await open()).toMatchObject({
    value: { name: 'Nguyễn Thị An', cardId: '001190012345', paperNumber, documents: ['front', 'reverse'] },
  });
  const seen = await look();
  expect(seen).toMatchObject({ value: { mediaType: 'image/jpeg' } });
  expect(await look('oleg')).toMatchObject({ code: 'case_not_opened' });
  const { rows } = await world.platform.identity.views(loser.ann.userId, { page: 1, limit: 10 });
  expect(rows.map(({ document, viewer }) => [document, viewer])).toEqual([
    ['recovery', 'rita'],
    ['details', 'rita'],
  ]);

  await decide('refuse', 'No face to be seen.');
  world.nowMs += 30 * dayMs;
  const before = files();
  await world.platform.recovery.removeOld();
  expect(files()).toBeLessThan(before);
  await open();
  expect(await look()).toMatchObject({ code: 'document_not_found' });
  expect(await world.platform.recovery.open({ recoveryId: 99, operator: 'rita', reason })).toMatchObject({
    code: 'case_not_found',
  });
});
