import type { AccountId, CommandOf, NftItemId, NftWorkId } from '@candor/exchange';
import { dayMs, hourMs } from '@candor/kernel';
import { type Atoms, atoms, type Ppm } from '@candor/money';
import { asset } from '../catalog.ts';
import { chainSeed } from '../points/seeds.ts';
import { worldStartMs } from '../runner.ts';

export const nftUsdt = (whole: number): Atoms => atoms(BigInt(Math.round(whole * 1_000_000)));

/** A fee of 2.5 %, deposits of a tenth, royalties of 10 % at most; prices in USDT, BTC and ETH. */
export function nftTermsFor(changes: Partial<CommandOf<'nft.set_terms'>> = {}): CommandOf<'nft.set_terms'> {
  return {
    type: 'nft.set_terms',
    fee: 25_000 as Ppm,
    deposit: 100_000 as Ppm,
    royaltyMax: 100_000 as Ppm,
    assetIds: [asset.USDT, asset.BTC, asset.ETH],
    ...changes,
  };
}

/** An image of which there is one copy, with a royalty of 5 %. */
export function nftWorkFor(accountId: AccountId, changes: Partial<CommandOf<'nft.mint'>> = {}): CommandOf<'nft.mint'> {
  return {
    type: 'nft.mint',
    accountId,
    kind: 'image',
    rarity: 'rare',
    royalty: 50_000 as Ppm,
    editions: 1,
    contentHash: new Uint8Array(32).fill(7),
    paymentMs: dayMs,
    ...changes,
  };
}

/** Item 1 at 100 USDT from now on for a day. */
export function nftSaleFor(changes: Partial<CommandOf<'nft.list'>> = {}): Omit<CommandOf<'nft.list'>, 'accountId'> {
  return {
    type: 'nft.list',
    itemId: 1 as NftItemId,
    mode: 'fixed',
    assetId: asset.USDT,
    price: nftUsdt(100),
    raise: atoms(0n),
    startsAtMs: 0,
    endsAtMs: worldStartMs + dayMs + hourMs,
    ...changes,
  };
}

/** An auction of item 1 from 100 USDT, in raises of 3. */
export function nftAuctionFor(changes: Partial<CommandOf<'nft.list'>> = {}): Omit<CommandOf<'nft.list'>, 'accountId'> {
  return nftSaleFor({ mode: 'auction', raise: nftUsdt(3), ...changes });
}

const secret = 'boxes';

/** A secret seed of a series of so many boxes, from 1; seed 0 is its commitment. */
export function nftSeed(boxes: number, nonce: number): Uint8Array {
  return chainSeed(secret, boxes, nonce);
}

/** A series whose prizes are copies of works, at 10 USDT a box. */
export function nftSeriesFor(
  accountId: AccountId,
  prizes: readonly (readonly [workId: number, count: number])[],
  changes: Partial<CommandOf<'nft.open_series'>> = {},
): CommandOf<'nft.open_series'> {
  const boxes = prizes.reduce((sum, [, count]) => sum + count, 0);
  return {
    type: 'nft.open_series',
    accountId,
    assetId: asset.USDT,
    price: nftUsdt(10),
    prizes: prizes.map(([workId, count]) => ({ workId: workId as NftWorkId, count })),
    accountMax: 20,
    startsAtMs: 0,
    endsAtMs: worldStartMs + dayMs + hourMs,
    commitment: nftSeed(boxes, 0),
    contentHash: new Uint8Array(32).fill(9),
    ...changes,
  };
}
