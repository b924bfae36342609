import { factorChangeSubject } from '@candor/api';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { testAuthenticator } from '../factors/test-authenticator.ts';
import { testOwner } from '../safety/test-owner.ts';
import {
  goodPassword,
  loginInput,
  registerUser,
  startTestPlatform,
  type TestPlatform,
  testOrigin,
} from '../test-platform.ts';

const password = 'correct horse battery staple';
const client = { ip: '192.0.2.1', userAgent: 'Chrome' };

/** Two people who have signed in once. */
async function twoPeople(): Promise<{ world: TestPlatform; tokens: string[] }> {
  const world = await startTestPlatform();
  onTestFinished(() => world.end());
  const tokens: string[] = [];
  for (const name of ['anna', 'boris']) {
    await world.platform.accounts.ensureUser({ email: `${name}@example.com`, password, nickname: name });
    const told = await signIn(world, name);
    if (told.ok) tokens.push(told.value.token);
  }
  expect(tokens).toHaveLength(2);
  return { world, tokens };
}

function signIn(world: TestPlatform, name: string) {
  return world.platform.accounts.login({
    userString: `${name}@example.com`,
    proof: { password },
    client,
    stays: false,
    origin: 'http://localhost:8080',
  });
}

const damage = { kind: 'user_damaged' };

/** Exchanges the two columns' values by way of a third, because they are unique. */
async function exchange(world: TestPlatform, column: 'exchange_account_id' | 'email' | 'command_id'): Promise<void> {
  const rows = await world.db.selectFrom('users').select(['id', column]).orderBy('id').execute();
  const [anna, boris] = rows.map((row) => ({ id: row.id, value: row[column] as never }));
  if (anna === undefined || boris === undefined) throw new Error('there are two people');
  const other = column === 'exchange_account_id' ? 99_999 : 'nobody';
  await world.db
    .updateTable('users')
    .set({ [column]: other as never })
    .where('id', '=', anna.id)
    .execute();
  await world.db
    .updateTable('users')
    .set({ [column]: anna.value })
    .where('id', '=', boris.id)
    .execute();
  await world.db
    .updateTable('users')
    .set({ [column]: boris.value })
    .where('id', '=', anna.id)
    .execute();
}

it.each(['exchange_account_id', 'email', 'command_id'] as const)(
  'lets nobody in as another user when %s on the disk was changed',
  async (column) => {
    const { world, tokens } = await twoPeople();
    await exchange(world, column);
    await world.restart();
    await expect(signIn(world, 'anna')).rejects.toMatchObject(damage);
    await expect(world.platform.sessions.find(tokens[0] as string)).rejects.toMatchObject(damage);
    await expect(world.platform.sessions.find(tokens[1] as string)).rejects.toMatchObject(damage);
  },
);

it('lets nobody in by a session that names another user than it was opened for', async () => {
  const { world, tokens } = await twoPeople();
  await world.db.updateTable('sessions').set({ user_id: 2 }).where('user_id', '=', 1).execute();
  await world.restart();
  await expect(world.platform.sessions.find(tokens[0] as string)).rejects.toMatchObject(damage);
  expect(await world.platform.sessions.find(tokens[1] as string)).toMatchObject({ userId: 2 });
});

it('lets nobody in by an API key that names another user, or has more scopes than its owner gave', async () => {
  for (const change of [{ user_id: 2 }, { scopes: 'read trade withdraw' }]) {
    const { world } = await twoPeople();
    const { secret } = await world.platform.apiKeys.create(1, {
      name: 'bot',
      scopes: ['read'],
      addresses: [],
      validDays: 30,
    });
    expect(await world.platform.apiKeys.find(secret, client.ip)).toMatchObject({ userId: 1 });
    await world.db.updateTable('api_keys').set(change).execute();
    await expect(world.platform.apiKeys.find(secret, client.ip)).rejects.toMatchObject(damage);
  }
});

/** A user with a passkey, and a neighbour without one. */
async function passkeyOwner() {
  const world = await startTestPlatform();
  onTestFinished(() => world.end());
  const ann = await testOwner(world);
  await registerUser(world, 'boris@example.com');
  const device = testAuthenticator(testOrigin);
  const options = await world.platform.safety.beginPasskey(ann.userId, testOrigin);
  if (!options.ok) throw new Error(options.code);
  const added = await world.platform.safety.finishPasskey(ann.changer, {
    created: device.create(options.value),
    name: 'Phone',
    password: goodPassword,
    origin: testOrigin,
    stepUp: await ann.stepUp('factor_change', factorChangeSubject('add_passkey'), await ann.anyFactor()),
  });
  if (!added.ok) throw new Error(added.code);
  /** By a device that names no user, as an old security key does. */
  const signIn = async () => {
    const answer = JSON.parse(device.get(await world.platform.accounts.passkeyOptions(testOrigin)));
    delete answer.response.userHandle;
    const passkey = JSON.stringify(answer);
    return world.platform.accounts.loginByPasskey({ passkey, origin: testOrigin, client, stays: false });
  };
  return { world, ann, signIn };
}

it.each([
  ['the account', { user_id: 2 }],
  ['the public key', { public_key: 'pQECAyYgASFYIA' }],
])('lets nobody in by a passkey when %s of it on the disk was changed', async (_, change) => {
  const { world, ann, signIn } = await passkeyOwner();
  expect(await signIn()).toMatchObject({ ok: true, value: { userId: ann.userId } });
  await world.db.updateTable('passkeys').set(change).execute();
  await world.restart();
  await expect(signIn()).rejects.toMatchObject(damage);
});

it('ties passkeys and devices of an earlier version once', async () => {
  const { world, ann, signIn } = await passkeyOwner();
  await world.db.updateTable('passkeys').set({ bond: null }).execute();
  await sql`delete from platform_facts where name = 'factor_bond_key'`.execute(world.db);
  await world.restart();
  expect(await signIn()).toMatchObject({ ok: true, value: { userId: ann.userId } });

  await world.db.updateTable('passkeys').set({ bond: null }).execute();
  await world.restart();
  await expect(signIn()).rejects.toMatchObject(damage);
});

it('treats a device of another user as a stranger', async () => {
  const world = await startTestPlatform();
  onTestFinished(() => world.end());
  await registerUser(world, 'anna@example.com');
  await registerUser(world, 'boris@example.com');
  const phone = { ip: '203.0.113.9', deviceId: 'the-phone-of-boris-0123456789' };
  const guess = (name: string, word: string, from: typeof phone | typeof client) =>
    world.platform.accounts.login({ ...loginInput(`${name}@example.com`, word), client: from });
  expect((await guess('boris', goodPassword, phone)).ok).toBe(true);
  await world.db.updateTable('known_devices').set({ user_id: 1 }).execute();
  await world.restart();
  // A known device would have tries of its own, beside those of its address.
  for (let i = 0; i < 5; i++) await guess('anna', 'wrong password', { ...client, ip: phone.ip });
  expect(await guess('anna', goodPassword, phone)).toMatchObject({ code: 'login_locked' });
});

it('does not seal damage when its owner changes something, and leaves everybody else alone', async () => {
  const { world } = await twoPeople();
  await world.db.updateTable('users').set({ uid: 12_345_678 }).where('id', '=', 1).execute();
  await world.restart();
  await expect(signIn(world, 'anna')).rejects.toMatchObject(damage);
  expect(await signIn(world, 'boris')).toMatchObject({ ok: true });
});

it('binds the rows of 0.8 once, when the journal agrees about the account', async () => {
  const { world, tokens } = await twoPeople();
  await world.db.updateTable('users').set({ bond: null }).execute();
  await world.db.updateTable('sessions').set({ bond: null }).execute();
  await sql`delete from platform_facts`.execute(world.db);
  await world.db.updateTable('users').set({ exchange_account_id: 1_007 }).where('id', '=', 2).execute();
  await world.restart();
  expect(await world.platform.sessions.find(tokens[0] as string)).toMatchObject({ userId: 1, accountId: 1_000 });
  await expect(signIn(world, 'boris')).rejects.toMatchObject(damage);

  // From then on a row without one is damage.
  await world.db.updateTable('users').set({ bond: null }).where('id', '=', 1).execute();
  await world.restart();
  await expect(signIn(world, 'anna')).rejects.toMatchObject(damage);
});
