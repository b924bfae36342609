import { addressText, cardText, destinationHash } from '@candor/chain/destination';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';

let world: TestPlatform;
let userId: number;
beforeEach(async () => {
  world = await startTestPlatform();
  userId = (await registerUser(world, 'anna@example.com')).userId;
});
afterEach(() => world.end());

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const text = addressText('ERC20', address);
const home = () => ({ userId, railId: 1, kind: 'address' as const, label: 'Home', text });

it('keeps the same place once, and reveals the place behind the journal’s hash', async () => {
  const kept = await world.platform.destinations.keep(home());
  const again = await Promise.all([1, 2, 3].map(() => world.platform.destinations.keep(home())));
  expect(again.map(({ destinationId }) => destinationId)).toEqual(Array(3).fill(kept.destinationId));
  await world.restart();
  const preimage = await world.platform.destinations.reveal(kept.hash);
  expect(preimage?.text).toBe(text);
  expect(destinationHash(preimage?.salt ?? Buffer.of(), text)).toEqual(Buffer.from(kept.hash));
  expect(await world.platform.destinations.reveal(new Uint8Array(32))).toBeUndefined();
});

it('has nothing in the clear in its table, and no hash that another user’s row would share', async () => {
  const other = await registerUser(world, 'bert@example.com');
  const card = cardText({ account: '4111111111111111', holder: 'Anna Nguyen' });
  const mine = await world.platform.destinations.keep({ ...home(), kind: 'card', text: card });
  const his = await world.platform.destinations.keep({ ...home(), userId: other.userId, kind: 'card', text: card });
  expect(his.hash).not.toEqual(mine.hash);
  const rows = JSON.stringify(await world.db.selectFrom('destinations').selectAll().execute());
  for (const secret of ['41111111', 'Nguyen', 'Home']) expect(rows).not.toContain(secret);
  for (const { sealed } of await world.db.selectFrom('destinations').selectAll().execute()) {
    expect(Buffer.from(sealed, 'base64').includes('4111')).toBe(false);
  }
});

it('finds no other user’s, by id or after it was removed under another name', async () => {
  const other = await registerUser(world, 'bert@example.com');
  const { destinationId, hash } = await world.platform.destinations.keep(home());
  expect(await world.platform.destinations.find(other.userId, destinationId)).toBeUndefined();
  await world.platform.destinations.remove(other.userId, destinationId);
  expect(await world.platform.destinations.find(userId, destinationId)).toMatchObject({ isDeleted: false });

  await world.platform.destinations.remove(userId, destinationId);
  expect(await world.platform.destinations.find(userId, destinationId)).toMatchObject({ isDeleted: true, text });
  expect((await world.platform.destinations.byHash([hash])).size).toBe(1);
  const anew = await world.platform.destinations.keep(home());
  expect(anew.destinationId).not.toBe(destinationId);
  expect(anew.hash).not.toEqual(hash);
});

it('keeps the words of a claim once and sealed', async () => {
  const note = { claimId: 7, userId, payer: 'VCB 0123456789', uploadId: 'up' };
  await world.platform.claimNotes.keep(note);
  await world.platform.claimNotes.keep({ ...note, payer: 'somebody else' });
  expect(await world.platform.claimNotes.find(7)).toEqual(note);
  expect(await world.platform.claimNotes.find(8)).toBeUndefined();
});
