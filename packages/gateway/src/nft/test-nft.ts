import { createHash } from 'node:crypto';
import { bidForArtwork, buyArtwork, placeNftDeposit, setNftArtist, setNftTerms } from '@candor/api';
import type { AccountId, NftItemId, NftSaleId, NftWorkId } from '@candor/exchange';
import type { NftKind, NftRarity } from '@candor/exchange/rules';
import { minuteMs, present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { newSpender, type Spender, submitAs, usdtOf } from '../funding/test-funding.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, type TestSystem, usdt } from '../testing/test-system.ts';

const note = 'for the test';
const dayMs = 86_400_000;

/** 2 % of each price, and a tenth of the lowest bid as deposit; prices in USDT. */
export async function openNftMarket(system: TestSystem): Promise<void> {
  const terms = { fee_ppm: 20_000, margin_ppm: 100_000, royalty_max_ppm: 100_000, currency_ids: `${usdt}`, note };
  await changedByTwo(system, setNftTerms, terms);
}

/** Makes a user an artist; answers their public number. */
export async function makeArtist(system: TestSystem, accountId: AccountId): Promise<number> {
  const faces = await system.gateway.deps.platform.accounts.faces([accountId]);
  const { uid } = present(faces.get(accountId), 'a user has a public number');
  const artist = { uid, language: 'en', biography: 'Paints tests.', is_artist: 1, note };
  const { body } = await system.send(setNftArtist, artist, { token: operatorTokens.support });
  if (body.type !== 'ok') throw new Error(body.code);
  return uid;
}

interface Minted {
  readonly name: string;
  readonly kind?: NftKind;
  readonly rarity?: NftRarity;
  readonly editions?: number;
  readonly collectionId?: number;
}

export const hashOfName = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Describes what it was given, without any media behind it. */
async function describe(
  system: TestSystem,
  uid: number,
  of: 'work' | 'series',
  { name, kind = 'image', ...more }: Minted,
) {
  const media = {
    kind,
    hash: hashOfName(name),
    mediaType: 'image/webp',
    size: 9,
    thumbnail: hashOfName(`${name} small`),
  };
  const texts = { names: { en: name, vn: `${name} vn` }, texts: { en: `About ${name}` } };
  return system.gateway.deps.platform.nft.describe({ of, creatorUid: uid, media, ...texts }, more.collectionId);
}

export async function mintFor(
  system: TestSystem,
  { uid, accountId }: { readonly uid: number; readonly accountId: AccountId },
  given: Minted,
): Promise<{ readonly workId: NftWorkId; readonly itemId: NftItemId; readonly code: string }> {
  const { kind = 'image', rarity = 'rare', editions = 1 } = given;
  const { hash } = await describe(system, uid, 'work', given);
  const minted = await submitAs(system, 'operator', {
    type: 'nft.mint',
    accountId,
    kind,
    rarity,
    royalty: 50_000 as Ppm,
    editions,
    contentHash: Buffer.from(hash, 'hex'),
    paymentMs: dayMs,
  });
  return { ...minted, code: `${minted.workId}-1` };
}

/** A series of blind boxes with all copies of one work, for sale at 5 USDT each. */
export async function seriesFor(
  system: TestSystem,
  { uid, accountId }: { readonly uid: number; readonly accountId: AccountId },
  { workId, count }: { readonly workId: NftWorkId; readonly count: number },
): Promise<string> {
  const { platform, clock } = system.gateway.deps;
  const { hash } = await describe(system, uid, 'series', { name: `Boxes of ${workId}` });
  const commitment = await platform.boxSeeds.commitment({ contentHash: hash, boxes: count });
  const { seriesId } = await submitAs(system, 'operator', {
    type: 'nft.open_series',
    accountId,
    assetId: usdt,
    price: 5_000_000n as never,
    prizes: [{ workId, count }],
    accountMax: count,
    startsAtMs: clock(),
    endsAtMs: clock() + dayMs,
    commitment,
    contentHash: Buffer.from(hash, 'hex'),
  });
  return `S${seriesId}`;
}

/** An order that a user has to pay, and a blind box of theirs. Some minutes pass. */
export async function wonOrderOf(
  system: TestSystem,
  { user, accountId }: Spender,
): Promise<{ readonly nftOrderId: number; readonly nftBoxes: readonly (readonly [string])[] }> {
  await openNftMarket(system);
  const maker = (await newSpender(system)).accountId;
  const artist = { uid: await makeArtist(system, maker), accountId: maker };
  const [work, prize] = [
    await mintFor(system, artist, { name: 'For her' }),
    await mintFor(system, artist, { name: 'Boxed', editions: 2 }),
  ];
  const series = await seriesFor(system, artist, { workId: prize.workId, count: 2 });
  const { codes } = await user.call(buyArtwork, { code: series, assetId: usdt, price: '5' });
  const startsAtMs = system.gateway.deps.clock();
  const { saleId } = await submitAs(system, 'user', {
    type: 'nft.list',
    accountId: maker,
    itemId: work.itemId,
    mode: 'auction',
    assetId: usdt,
    price: usdtOf('10'),
    raise: usdtOf('1'),
    reserve: undefined,
    startsAtMs,
    endsAtMs: startsAtMs + 2 * minuteMs,
  });
  await user.call(placeNftDeposit, { code: work.code });
  await user.call(bidForArtwork, { code: work.code, price: '10' });
  await waitForEnd(system, saleId);
  const [order] = await system.exchange.query('nftOrders', accountId);
  return { nftOrderId: present(order, 'the auction was won').orderId, nftBoxes: codes.map((code) => [code]) };
}

const stepMs = 5_000;

/** Lets time pass until a sale is over, without an outage, in which its end would stand still. */
export async function waitForEnd(system: TestSystem, saleId: number): Promise<void> {
  while ((await system.exchange.query('nftSale', saleId as NftSaleId)) !== undefined) {
    system.wait(stepMs);
    await system.tick();
  }
}
