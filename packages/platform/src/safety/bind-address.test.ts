import { Bonds } from '../bonds/bonds.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, ip, loginInput, startTestPlatform, type TestPlatform, testPepper } from '../test-platform.ts';
import { type TestOwner, testOwner } from './test-owner.ts';

let world: TestPlatform;
let ann: TestOwner;
const newPhone = { kind: 'phone', value: '+84912345678', dialCode: '84', country: 'VN' } as const;

beforeEach(async () => {
  world = await startTestPlatform({ loginLimits: { perIdentityAndIp: 50 } });
  ann = await testOwner(world);
});
afterEach(() => world.end());

const refused = (code: string) => ({ ok: false, code });
const reasons = () => world.holds.map(({ reason }) => reason);
const login = (changes: object = {}) =>
  world.platform.accounts.login({ ...loginInput(ann.email, goodPassword), ...changes });

describe('an address', () => {
  async function bindCode(): Promise<string> {
    world.nowMs += 60_000;
    const { userId: boundTo } = ann;
    const input = { userString: newPhone.value, scene: 'bind', lang: 'en', client: { ip }, boundTo } as const;
    const sent = await world.platform.accounts.sendCode(input);
    if (!sent.ok) throw new Error(sent.code);
    return (await world.newestMessage())?.code ?? '000000';
  }
  const bind = (code: string, oldCode: string, changes: object = {}) =>
    world.platform.safety.bindAddress(ann.changer, {
      address: newPhone,
      code,
      oldCode,
      password: goodPassword,
      ...changes,
    });

  test('binds when it is proven, a bound one agrees and the password is right; both get a message', async () => {
    const oldCode = await ann.ownCode('confirm');
    const code = await bindCode();
    expect(await bind(code, oldCode, { password: 'not mine' })).toEqual(refused('password_wrong'));
    expect(await bind(code, '000000', { oldChannel: 'mobile' })).toEqual(refused('channel_missing'));
    const wrong = (right: string) => (right === '000000' ? '111111' : '000000');
    expect(await bind(code, wrong(oldCode))).toEqual(refused('own_code_wrong'));
    expect(await bind(wrong(code), oldCode)).toEqual(refused('code_wrong'));
    expect(world.holds).toEqual([]);
    expect(await bind(code, oldCode)).toEqual({ ok: true, value: '+8491***678' });
    expect(reasons()).toEqual(['phone_changed']);
    const [last, before] = await world.mailer.list(2);
    expect([before?.to, last?.to]).toEqual([ann.email, newPhone.value]);
    expect(last?.text).toContain('+8491***678');
    expect(await bind(code, oldCode)).toEqual(refused('address_same'));
    expect((await login({ userString: newPhone.value })).ok).toBe(true);
  });

  test('changes with the agreement of another one, and gets a message all the same', async () => {
    const phone = { phone: '+84987654321', area_code: '84', country: 'VN' };
    await new Bonds(testPepper).updateUser(world.db, ann.userId, phone);
    const oldCode = await ann.ownCode('confirm');
    expect((await bind(await bindCode(), oldCode, { oldChannel: 'email' })).ok).toBe(true);
    const told = (await world.mailer.list(100)).filter(({ scene }) => scene === 'phone_changed');
    expect(told.map(({ to }) => to).sort()).toEqual([newPhone.value, phone.phone, ann.email]);
    // From now on its freezing is not undone by codes alone.
    const { address_changed_at_ms } = await world.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(address_changed_at_ms).toBe(world.nowMs);
  });

  test('reveals an existing account to its owner, and to nobody else', async () => {
    const bobsMail = 'bob@example.com';
    await testOwner(world, bobsMail);
    world.nowMs += 60_000;
    const input = { userString: bobsMail, scene: 'bind', lang: 'en', client: { ip }, boundTo: ann.userId } as const;
    expect((await world.platform.accounts.sendCode(input)).ok).toBe(true);
    expect(await world.newestMessage()).toMatchObject({ to: bobsMail, scene: 'already_bound', code: null });
    const address = { kind: 'email', value: bobsMail } as const;
    const oldCode = await ann.ownCode('confirm');
    expect(await bind('000000', oldCode, { address })).toEqual(refused('code_wrong'));
  });

  test('that is registered by another user meanwhile is refused', async () => {
    const oldCode = await ann.ownCode('confirm');
    const code = await bindCode();
    await world.db
      .updateTable('users')
      .set({ phone: newPhone.value })
      .where('id', '=', (await testOwner(world, 'bob@example.com')).userId)
      .execute();
    expect(await bind(code, oldCode)).toEqual(refused('address_taken'));
  });

  test('takes a code only of the user who requested it', async () => {
    const code = await bindCode();
    const bob = await testOwner(world, 'bob@example.com');
    world.nowMs += 60_000;
    const oldCode = await bob.ownCode('confirm');
    const input = { address: newPhone, code, oldCode, password: goodPassword };
    expect(await world.platform.safety.bindAddress(bob.changer, input)).toEqual(refused('code_wrong'));
  });
});
