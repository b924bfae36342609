import {
  bidForArtwork,
  addNftMedia,
  buyArtwork,
  decodeSnapshot,
  decodeUpdate,
  getArtist,
  getArtwork,
  getNftHistory,
  getNftProof,
  getNftTerms,
  likeArtwork,
  listArtists,
  listArtworkBids,
  listArtworks,
  listLikedArtworks,
  listMyBids,
  listMyNfts,
  listNftCollections,
  listNftOrders,
  mintArtwork,
  nftSaleTopic,
  nftTopic,
  openBlindBoxes,
  openNftSeries,
  payNftOrder,
  placeNftDeposit,
  previewNft,
  readNftOrder,
  resellArtwork,
  setNftArtist,
  setNftCollection,
  setNftTerms,
} from '@candor/api';
import { minuteMs, present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fund, newSpender, type Spender } from '../funding/test-funding.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { CallMatrix, type MatrixRow } from '../testing/test-matrix.ts';
import { btc, startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';
import { hashOfName, makeArtist, mintFor, openNftMarket, seriesFor, waitForEnd } from './test-nft.ts';

let system: TestSystem;
let base: string;
let artist: Spender & { readonly uid: number };
let anna: Spender;
let bert: Spender;
let codes: { readonly fixed: string; readonly auction: string; readonly series: string };
let collectionId: number;
const now = () => system.gateway.deps.clock();

beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  const maker = await newSpender(system, 'basic', 'maker');
  [anna, bert] = [await newSpender(system, 'basic', 'anna'), await newSpender(system, 'basic', 'bert')];
  await Promise.all([fund(system, anna.accountId, '1000'), fund(system, bert.accountId, '1000')]);
  await openNftMarket(system);
  artist = { ...maker, uid: await makeArtist(system, maker.accountId) };
  const texts = [{ lang: 'en', name: 'Lakes', text: 'All lakes.' }] as const;
  collectionId = present(await system.gateway.deps.platform.nft.setCollection(artist.accountId, texts), 'it is new');
  const lake = await mintFor(system, artist, { name: 'Still lake', editions: 2, collectionId });
  const song = await mintFor(system, artist, { name: 'Night song', kind: 'audio', rarity: 'epic' });
  const prize = await mintFor(system, artist, { name: 'Small prize', rarity: 'common', editions: 3 });
  const series = await seriesFor(system, artist, { workId: prize.workId, count: 3 });
  codes = { fixed: lake.code, auction: song.code, series };
  const sale = { assetId: usdt as number, price: '100', startsAtMs: now(), endsAtMs: now() + 5 * minuteMs };
  await artist.user.call(resellArtwork, { code: codes.fixed, mode: 'fixed', ...sale });
  await artist.user.call(resellArtwork, { code: codes.auction, mode: 'auction', ...sale, raise: '5' });
});
afterAll(() => system.close());

const listed = async (given: Parameters<typeof anna.user.call<typeof listArtworks>>[1]) =>
  (await anna.user.call(listArtworks, given)).data.map(({ code }) => code);

it('lists copies on sale, one row of each other work and series, by what they are and cost', async () => {
  const { data, total } = await artist.user.call(listArtworks, {});
  expect([data.length, total]).toEqual([4, 4]);
  const row = present(
    data.find(({ code }) => code === codes.fixed),
    'it is on sale',
  );
  expect(row).toMatchObject({
    nameEn: 'Still lake',
    name: 'Still lake vn',
    thumb: hashOfName('Still lake small'),
    creator: { uid: artist.uid, isArtist: true },
    collectionId,
    edition: 1,
    editions: 2,
    sale: { mode: 'fixed', price: '100', currency: 'USDT', state: 1 },
    isMine: true,
  });
  expect(data.find(({ code }) => code === codes.series)).toMatchObject({
    kind: 'box',
    sale: { price: '5', state: 1 },
    series: { boxes: 3, sold: 0 },
  });
  expect(await listed({ kind: 'audio' })).toEqual([codes.auction]);
  expect(await listed({ mode: 'fixed' })).toEqual([codes.fixed, codes.series]);
  expect(await listed({ mode: 'auction', rarity: 'common' })).toEqual([]);
  expect(await listed({ sort: 'price_up' })).toEqual([codes.series, codes.fixed, codes.auction, '3-1']);
  const dear = { assetId: usdt as number, priceMin: '5.0000019', priceMax: '99', sort: 'price_down' } as const;
  expect(await listed({ ...dear, priceMax: '100' })).toEqual([codes.fixed, codes.auction]);
  expect(await listed(dear)).toEqual([]);
  expect(await listed({ search: 'STILL' })).toEqual([codes.fixed]);
  expect(await listed({ collectionId })).toEqual([codes.fixed]);
  expect(await listed({ creatorUid: artist.uid, kind: 'box' })).toEqual([codes.series]);
  expect(await listed({ creatorUid: 999_999_999 })).toEqual([]);
  expect(await anna.user.codeOf(listArtworks, { priceMin: '1' })).toBe('asset_not_found');
});

it('shows artists with what they have made, and their collections', async () => {
  const { data } = await anna.user.call(listArtists, {});
  expect(data).toMatchObject([{ artist: { uid: artist.uid }, works: 3, onSale: 2, owners: 0 }]);
  expect(data[0]?.covers).toHaveLength(3);
  const one = await anna.user.call(getArtist, { uid: artist.uid });
  expect(one).toMatchObject({ biography: 'Paints tests.', collections: [{ name: 'Lakes', works: 1 }] });
  expect((await anna.user.call(listNftCollections, {})).data).toMatchObject([{ collectionId, works: 1 }]);
  expect(await anna.user.codeOf(getArtist, { uid: 999_999_999 })).toBe('nft_artist_not_found');
});

it('a favourite is the work with all of its copies', async () => {
  await anna.user.call(likeArtwork, { code: '1-2' });
  expect((await anna.user.call(listLikedArtworks, {})).data).toMatchObject([
    { code: codes.fixed, likes: 1, isLiked: true },
  ]);
  expect((await bert.user.call(getArtwork, { code: codes.fixed })).row).toMatchObject({ likes: 1, isLiked: false });
  expect((await listed({ sort: 'likes' })).slice(0, 1)).toEqual([codes.fixed]);
});

it('pays what was previewed, and keeps every owner of a copy', async () => {
  const preview = await anna.user.call(previewNft, { act: 'buy', code: codes.fixed });
  expect(preview).toMatchObject({ pays: '100', available: '1000', isEnough: true });
  expect(await anna.user.codeOf(previewNft, { act: 'bid', code: codes.fixed })).toBe('nft_mode_wrong');
  const purchase = { code: codes.fixed, assetId: usdt, price: '100', requestId: 'a-purchase' };
  await anna.user.call(buyArtwork, purchase);
  // Its answer was lost, and it is sent again after the sale has ended with it.
  expect(await anna.user.call(buyArtwork, purchase)).toEqual({ codes: [codes.fixed] });
  expect(await bert.user.codeOf(buyArtwork, purchase)).toBe('nft_not_on_sale');
  const { row, owner } = await anna.user.call(getArtwork, { code: codes.fixed });
  expect(row).toMatchObject({ isMine: true, lastPrice: { price: '100' } });
  expect(row.sale).toBeUndefined();
  expect(owner?.isArtist).toBe(false);
  expect((await anna.user.call(getNftHistory, { code: codes.fixed })).data).toMatchObject([
    { cause: 'sale', from: { uid: artist.uid }, paid: { price: '100' } },
    { cause: 'minted', to: { uid: artist.uid } },
  ]);
  const mine = await anna.user.call(listMyNfts, {});
  expect(mine.data.map(({ artwork }) => artwork?.code)).toEqual([codes.fixed]);
  const resale = { act: 'resell', code: codes.fixed, price: '200', assetId: usdt as number } as const;
  expect(await anna.user.call(previewNft, { ...resale, mode: 'auction' })).toMatchObject({
    fee: '4',
    royalty: '10',
    proceeds: '186',
    deposit: '20',
    pays: '0',
  });
  expect(await bert.user.codeOf(previewNft, resale)).toBe('nft_not_yours');
  expect(await anna.user.codeOf(previewNft, { ...resale, assetId: btc })).toBe('asset_not_found');
});

it('an auction is told as it goes, to all who watch and to who was outbid', async () => {
  const code = codes.auction;
  const watcher = await TestLiveClient.connect(base);
  const room = `nft_sale:${code}`;
  const { snapshots } = await watcher.subscribe(room, 'nft_sale:9-9');
  const start = decodeSnapshot(nftSaleTopic, present(snapshots[room], 'a work has a sale').data);
  expect(start).toMatchObject({ sale: { price: '100', deposit: '10', nextBid: '100' }, bids: [] });
  expect(snapshots['nft_sale:9-9']).toBeUndefined();
  const hers = await TestLiveClient.connect(base, { token: anna.user.token });
  await hers.subscribe('nft');
  expect(await anna.user.call(previewNft, { act: 'bid', code, price: '120' })).toMatchObject({
    pays: '10',
    deposit: '10',
    dueLater: '110',
  });
  await anna.user.call(placeNftDeposit, { code });
  await anna.user.call(bidForArtwork, { code, price: '100', limit: '120' });
  await bert.user.call(placeNftDeposit, { code });
  // Within her limit the exchange answers for her; beyond it she is outbid.
  expect(await bert.user.call(bidForArtwork, { code, price: '110' })).toMatchObject({
    isLeading: false,
    current: '115.5',
  });
  expect(await bert.user.codeOf(previewNft, { act: 'bid', code, price: '116' })).toBe('nft_bid_too_low');
  const last = { code, price: '130', requestId: 'a-last-bid' };
  await bert.user.call(bidForArtwork, last);
  const bids = (await bert.user.call(listArtworkBids, { code })).data;
  expect(bids.map(({ bid, isLeading, isMine }) => [bid, isLeading, isMine])).toEqual([
    ['130', true, true],
    ['115.5', false, false],
    ['110', false, true],
    ['100', false, false],
  ]);
  const bidsOfAnna = async () =>
    (await anna.user.call(listMyBids, {})).data.map(({ bid, currency, end, artwork }) => [
      `${bid.bid} ${currency}`,
      end,
      artwork.code,
    ]);
  expect(await bidsOfAnna()).toEqual([
    ['115.5 USDT', undefined, code],
    ['100 USDT', undefined, code],
  ]);
  const bidding = await anna.user.call(listMyNfts, { list: 'bidding' });
  expect(bidding.data).toMatchObject([{ artwork: { code }, standing: { isLeading: false, best: '120' } }]);
  const seen = await watcher.messagesOf(room, (heard) =>
    heard.some(({ data }) => decodeUpdate(nftSaleTopic, data).sale?.current === '130'),
  );
  expect(seen.flatMap(({ data }) => decodeUpdate(nftSaleTopic, data).bids).map(({ bid }) => bid)).toContain('115.5');
  await hers.messagesOf('nft', (heard) =>
    heard.some(({ data }) => decodeUpdate(nftTopic, data).standings.some((one) => !one.standing.isLeading)),
  );
  const { sale } = (await anna.user.call(getArtwork, { code })).row;
  await waitForEnd(system, present(sale, 'it runs').saleId);
  expect(await bert.user.call(bidForArtwork, last)).toMatchObject({ isLeading: true, current: '130' });
  expect(await bert.user.codeOf(bidForArtwork, { ...last, requestId: 'a-late-bid' })).toBe('nft_not_on_sale');
  const news = await watcher.messagesOf(room, (heard) =>
    heard.some(({ data }) => decodeUpdate(nftSaleTopic, data).end !== undefined),
  );
  expect(decodeUpdate(nftSaleTopic, news.at(-1)?.data)).toMatchObject({
    end: 'won',
    sale: { state: 0, current: '130' },
  });
  await hers.messagesOf('nft', (heard) =>
    heard.some(({ data }) => decodeUpdate(nftTopic, data).standings.some((one) => !one.standing.hasDeposit)),
  );
  await Promise.all([watcher.close(), hers.close()]);
});

it('asks the winner to pay, and keeps the message of it unread until it is read', async () => {
  const { data, unread, due } = await bert.user.call(listNftOrders, {});
  expect([unread, due]).toEqual([1, 1]);
  const [order] = data;
  expect(order).toMatchObject({ code: codes.auction, state: 'due', price: '130', rest: '120', isRead: false });
  const { orderId } = present(order, 'he has won');
  expect(await bert.user.call(previewNft, { act: 'pay', code: codes.auction })).toMatchObject({ pays: '120' });
  expect((await bert.user.call(getArtwork, { code: codes.auction })).order).toMatchObject({ orderId });
  expect((await anna.user.call(listNftOrders, {})).data).toEqual([]);
  await bert.user.call(readNftOrder, { orderId });
  await bert.user.call(payNftOrder, { orderId });
  expect(await bert.user.call(listNftOrders, {})).toMatchObject({
    data: [{ orderId, state: 'paid', rest: '0', isRead: true }],
    unread: 0,
    due: 0,
  });
});

it('boxes are shown with what was in them, and anybody can check the draws', async () => {
  const { series } = codes;
  const detail = present((await anna.user.call(getArtwork, { code: series })).series, 'it is a series');
  expect(detail).toMatchObject({ bought: 0, prizes: [{ nameEn: 'Small prize', count: 3, left: 3 }] });
  expect(await anna.user.call(previewNft, { act: 'buy', code: series, count: 2 })).toMatchObject({ pays: '10' });
  const bought = await anna.user.call(buyArtwork, { code: series, assetId: usdt, price: '5', count: 2 });
  expect((await anna.user.call(listMyNfts, { list: 'boxes' })).data).toMatchObject([
    { box: { code: bought.codes[0], state: 'sealed' } },
    { box: { code: bought.codes[1], state: 'sealed' } },
  ]);
  const { boxes } = await anna.user.call(openBlindBoxes, {
    codes: [[bought.codes[0] ?? '']],
    clientSeed: 'a-seed-of-mine',
  });
  expect(boxes).toMatchObject([{ state: 'opened', prize: { nameEn: 'Small prize', isMine: true } }]);
  const proof = await bert.user.call(getNftProof, { code: series });
  expect(proof).toMatchObject({
    series: { commitment: detail.commitment, listHash: detail.listHash, prizes: [{ workId: 3, count: 3 }] },
    data: [{ code: bought.codes[0], nonce: 1, weights: [3], clientSeed: 'a-seed-of-mine', won: boxes[0]?.prize?.code }],
  });
  expect((await bert.user.call(getNftProof, { code: bought.codes[0] ?? '' })).data).toEqual(proof.data);
  expect(await bert.user.codeOf(getNftProof, { code: bought.codes[1] ?? '' })).toBe('nft_not_found');
  expect(await bert.user.codeOf(getArtwork, { code: '9-1' })).toBe('nft_not_found');
});

it('RULES 11, 17: every call answers the seller, a bidder, another user, a visitor and an operator each as they should', async () => {
  const other = await newSpender(system, 'basic', 'other');
  const { code } = await mintFor(system, artist, { name: 'For the matrix' });
  const endsAtMs = now() + 2 * minuteMs;
  const sale = { mode: 'auction', assetId: usdt as number, price: '10', raise: '1', startsAtMs: 0, endsAtMs } as const;
  const { saleId } = await artist.user.call(resellArtwork, { code, ...sale });
  await anna.user.call(placeNftDeposit, { code });
  const { codes: boxes } = await anna.user.call(buyArtwork, { code: codes.series, assetId: usdt, price: '5' });
  const matrix = new CallMatrix(system, [artist, anna, other]);
  const all = ['ok', 'ok', 'ok'] as const;
  const none = 'nft_order_not_found';
  const fixed = { assetId: usdt, price: '10' };
  const boxed = { code: codes.series, assetId: usdt, price: '5' };
  const again = { code, mode: 'fixed', ...fixed, startsAtMs: 0, endsAtMs };
  await matrix.asks('signed_out', [
    [placeNftDeposit, { code }, 'nft_own', 'nft_deposit_placed', 'balance_insufficient'],
    [bidForArtwork, { code, price: '10' }, 'nft_own', 'ok', 'nft_deposit_needed'],
    [buyArtwork, { code, ...fixed }, 'nft_mode_wrong', 'nft_mode_wrong', 'nft_mode_wrong'],
    [buyArtwork, boxed, 'nft_own', 'nft_boxes_sold_out', 'nft_boxes_sold_out'],
    [resellArtwork, again, 'nft_not_free', 'nft_not_yours', 'nft_not_yours'],
    [openBlindBoxes, { codes: [[boxes[0]]], clientSeed: 'mine' }, 'nft_box_not_found', 'ok', 'nft_box_not_found'],
    [previewNft, { act: 'bid', code, price: '20' }, ...all],
    [previewNft, { act: 'resell', code, ...fixed }, 'ok', 'nft_not_yours', 'nft_not_yours'],
    [likeArtwork, { code }, ...all],
    ...[listMyNfts, listMyBids, listNftOrders, listLikedArtworks].map((call): MatrixRow => [call, {}, ...all]),
  ]);
  await waitForEnd(system, saleId);
  const [order] = (await anna.user.call(listNftOrders, {})).data;
  const id = present(order, 'she has won').orderId;
  await matrix.asks('signed_out', [
    [bidForArtwork, { code, price: '90' }, 'nft_not_on_sale', 'nft_not_on_sale', 'nft_not_on_sale'],
    [readNftOrder, { orderId: id }, none, 'ok', none],
    [payNftOrder, { orderId: id }, none, 'ok', none],
  ]);
  const ofWork = [getNftHistory, listArtworkBids].map((call): MatrixRow => [call, { code }, ...all]);
  const lists = [listArtworks, listArtists, listNftCollections].map((call): MatrixRow => [call, {}, ...all]);
  await matrix.asks('ok', [
    [getArtwork, { code }, ...all],
    ...ofWork,
    ...lists,
    [getNftProof, { code: codes.series }, ...all],
    [getArtist, { uid: artist.uid }, ...all],
    [getNftTerms, {}, ...all],
  ]);
  await matrix.refuses([addNftMedia, mintArtwork, openNftSeries, setNftArtist, setNftCollection, setNftTerms]);
  expect(matrix.missing((path) => /^\/(bind_box|operator\/nft)/.test(path))).toEqual([]);
});
