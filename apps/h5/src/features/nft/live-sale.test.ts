import type { NftBidRow, NftSaleRow } from '@candor/api';
import { expect, it } from 'vitest';
import { liveSaleAfter, liveSaleFrom } from './live-sale.ts';

const person = (uid: number) => ({ uid, name: `u${uid}`, avatar: '', isArtist: false });
const bid = (uid: number, price: string, atMs: number, isLeading = true): NftBidRow => ({
  bidder: person(uid),
  bid: price,
  isLeading,
  isMine: false,
  atMs,
});
const sale = (changes: Partial<NftSaleRow> = {}): NftSaleRow => ({
  saleId: 1,
  mode: 'auction',
  assetId: 1,
  currency: 'USDT',
  scale: 6,
  price: '100',
  bidCount: 0,
  bidders: 0,
  startsAtMs: 0,
  endsAtMs: 1_000_000,
  lastEndMs: 9_000_000,
  state: 1,
  ...changes,
});

it('keeps bids with the newest first and one that leads, and tells an extension by its length', () => {
  const first = liveSaleFrom({ sequence: 1, sale: sale(), bids: [bid(1, '100', 10)] });
  const told = { sequence: 2, sale: sale({ endsAtMs: 1_120_000 }), bids: [bid(2, '105', 20)] };
  const after = liveSaleAfter(first, told);
  expect(after.bids.map(({ bidder, isLeading }) => [bidder.uid, isLeading])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(after.extended).toEqual({ byMs: 120_000, endsAtMs: 1_120_000 });
  // The same update again changes nothing.
  expect(liveSaleAfter(after, told).bids).toHaveLength(2);
});

it('leaves nothing of a sale to the one that follows it', () => {
  const ended = { ...liveSaleFrom({ sequence: 1, sale: sale(), bids: [bid(1, '100', 10)] }), end: 'won' as const };
  const next = sale({ saleId: 2, endsAtMs: 5_000_000 });
  expect(liveSaleAfter(ended, { sequence: 2, sale: next, bids: [] })).toEqual({
    sale: next,
    end: undefined,
    bids: [],
    extended: undefined,
  });
});
