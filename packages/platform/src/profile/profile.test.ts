import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { plainPicture } from '../uploads/test-pictures.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await startTestPlatform();
  await registerUser(world, 'ann@example.com');
});
afterAll(() => world.end());

const ann = 1;

test('nickname and signature are kept in their normal form, each by itself', async () => {
  const { profiles } = world.platform;
  expect(await profiles.edit(ann, { nickname: ' Ａｎｎ ' })).toEqual({
    ok: true,
    value: { nickname: 'Ann', signature: '' },
  });
  expect(await profiles.edit(ann, { signature: 'Buy  low' })).toEqual({
    ok: true,
    value: { nickname: 'Ann', signature: 'Buy low' },
  });
  expect(await profiles.edit(ann, { signature: '' })).toMatchObject({ value: { nickname: 'Ann', signature: '' } });
});

test.each([
  ['nickname_invalid', { nickname: 'a b' }],
  ['nickname_contact', { nickname: '0912345678' }],
  ['nickname_contact', { nickname: 'zalo091234' }],
  ['nickname_reserved', { nickname: 'Candor01' }],
  ['nickname_reserved', { nickname: 'Suppọrt' }],
  ['nickname_reserved', { nickname: 'Adm1n' }],
  ['nickname_reserved', { nickname: '4dmlnx' }],
  ['nickname_reserved', { nickname: 'Adrnin' }],
  ['nickname_reserved', { nickname: 'Cañđør' }],
  ['nickname_reserved', { nickname: 'OfficiaI' }],
  ['nickname_reserved', { nickname: 'HỗTrợ24' }],
  ['nickname_reserved', { nickname: '官方客服' }],
  ['nickname_reserved', { nickname: 'Canclor' }],
  ['nickname_reserved', { nickname: 'Moderator' }],
  ['nickname_reserved', { nickname: 'System' }],
  ['nickname_reserved', { nickname: 'CSKH' }],
  ['nickname_reserved', { nickname: 'HelpDesk' }],
  ['nickname_reserved', { nickname: '系统' }],
  ['nickname_reserved', { nickname: 'Assistant' }],
  ['nickname_reserved', { nickname: 'Asslstant' }],
  ['nickname_reserved', { nickname: 'TrợLý' }],
  ['nickname_reserved', { nickname: 'TroLy24' }],
  ['nickname_reserved', { nickname: 'NhânViên' }],
  ['nickname_reserved', { nickname: 'NhanVien1' }],
  ['nickname_reserved', { nickname: 'TrợGiúp' }],
  ['nickname_reserved', { nickname: 'Kefu' }],
  ['nickname_reserved', { nickname: 'K3fu24' }],
  ['nickname_reserved', { nickname: 'KeFu' }],
  ['nickname_reserved', { nickname: '工作人员' }],
  ['nickname_reserved', { nickname: '技术支持' }],
  ['nickname_reserved', { nickname: '客户服务' }],
  ['nickname_reserved', { nickname: '客戶服務' }],
  ['nickname_reserved', { nickname: '在线助手' }],
  ['nickname_reserved', { nickname: '人工服务' }],
  ['nickname_reserved', { nickname: 'TổngĐài' }],
  ['nickname_reserved', { nickname: 'QuảnLý' }],
  ['nickname_reserved', { nickname: 'HelpCenter' }],
  ['nickname_reserved', { nickname: 'ChămSócKH' }],
  ['nickname_reserved', { nickname: 'CSKHCandor' }],
  ['nickname_reserved', { nickname: 'Operator' }],
  ['nickname_reserved', { nickname: 'Employee' }],
  ['signature_invalid', { nickname: 'Changed', signature: '<b>' }],
])('%s: %j, and nothing changes', async (code, typed) => {
  expect(await world.platform.profiles.edit(ann, typed)).toEqual({ ok: false, code });
  expect(await world.platform.accounts.profile(ann)).toMatchObject({ nickname: 'Ann' });
});

test('a nickname is one user’s, and so are those that look like it', async () => {
  const { profiles } = world.platform;
  const { userId: bob } = await registerUser(world, 'bob@example.com');
  for (const nickname of ['Ann', 'ANN', 'Ánn']) {
    expect(await profiles.edit(bob, { nickname }), nickname).toEqual({ ok: false, code: 'nickname_taken' });
  }
  expect((await profiles.edit(ann, { nickname: 'Ann' })).ok).toBe(true);
  const both = await Promise.all([profiles.edit(ann, { nickname: 'Lily' }), profiles.edit(bob, { nickname: 'Liiy' })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  await profiles.edit(ann, { nickname: 'Ann' });
});

test('of two avatars at once one stays, and no part of the other', async () => {
  const { profiles, uploads, accounts } = world.platform;
  const file = await plainPicture().png().toBuffer();
  const added = await Promise.all([1, 2].map(() => uploads.add({ userId: ann, purpose: 'avatar', file })));
  const set = await Promise.all(added.map((one) => profiles.setAvatar(ann, one.ok ? one.value : '')));
  const paths = set.map((one) => (one.ok ? one.value : ''));
  const kept = (await accounts.profile(ann))?.avatar ?? '';
  expect(paths).toContain(kept);
  for (const path of paths) expect((await profiles.avatar(path)) !== undefined).toBe(path === kept);
});

test('an avatar has a path, and the one before is gone', async () => {
  const { profiles, uploads, accounts } = world.platform;
  const upload = async (purpose: 'avatar' | 'identity') => {
    const added = await uploads.add({ userId: ann, purpose, file: await plainPicture().png().toBuffer() });
    return added.ok ? added.value : '';
  };
  const first = await profiles.setAvatar(ann, await upload('avatar'));
  const second = await profiles.setAvatar(ann, await upload('avatar'));
  if (!first.ok || !second.ok) throw new Error('refused');
  expect((await accounts.profile(ann))?.avatar).toBe(second.value);
  expect(await profiles.avatar(first.value)).toBeUndefined();
  expect(await profiles.avatar(second.value)).toMatchObject({ mediaType: 'image/webp' });
  const document = await upload('identity');
  expect(await profiles.setAvatar(ann, document)).toEqual({ ok: false, code: 'upload_not_found' });
  await uploads.bind(ann, document, 'identity', 'identity case 1');
  for (const path of [`/files/avatars/${document.slice(7)}.webp`, '/files/avatars/../x.webp', second.value.slice(1)]) {
    expect(await profiles.avatar(path)).toBeUndefined();
  }
});
