import { listNames, type OutputOf, setNftCollection } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSpender } from '../funding/test-funding.ts';
import { makeArtist, mintFor, openNftMarket } from '../nft/test-nft.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

async function names(): Promise<OutputOf<typeof listNames>> {
  const { body } = await system.send(listNames, {}, { token: operatorTokens.content });
  return body.message.data.map((row: Record<string, string>) => ({ ...row, thing: row['of'] }));
}

it('has the name of each coin, pair, rail and operator, for every role', async () => {
  const rows = await names();
  const nameOf = (thing: string, id: string) => rows.find((row) => row.thing === thing && row.id === id)?.name;
  expect(nameOf('coin', '3')).toBe('USDT');
  expect(nameOf('pair', '1')).toBe('BTC/USDT');
  expect(rows.filter(({ thing }) => thing === 'rail').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^USDT · \w/),
  );
  expect(rows.filter(({ thing }) => thing === 'operator')).not.toEqual([]);
  expect(new Set(rows.map(({ thing, id }) => `${thing} ${id}`)).size).toBe(rows.length);
});

it('tells artists, collections and works of one name apart by their numbers', async () => {
  await openNftMarket(system);
  const { accountId } = await newSpender(system);
  const uid = await makeArtist(system, accountId);
  const collection = { uid, language: 'en', name: 'Dunes', description: '', note: 'for the test' };
  const opened = await system.send(setNftCollection, collection, { token: operatorTokens.markets });
  const minted = await mintFor(system, { uid, accountId }, { name: 'Dunes' });
  const again = await mintFor(system, { uid, accountId }, { name: 'Dunes', editions: 2 });
  const rows = await names();
  const namesOf = (thing: string) => rows.filter((row) => row.thing === thing).map(({ id, name }) => [id, name]);
  expect(namesOf('artist')).toContainEqual([`${uid}`, expect.stringMatching(`^.+ · #${uid}$`)]);
  const { id } = opened.body.message;
  expect(namesOf('collection')).toContainEqual([`${id}`, `Dunes · #${id}`]);
  for (const { workId } of [minted, again]) {
    expect(namesOf('work')).toContainEqual([`${workId}`, `Dunes vn · #${workId}`]);
  }
});
