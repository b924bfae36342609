import { done, draw, isClientSeed, present, reject } from '@candor/kernel';
import { hex, hmacSha256, sha256 } from '@candor/kernel/hash';
import { atoms, negated, zero, type Ppm } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, NftBoxId, NftSeriesId } from '../../vocabulary.ts';
import type { NftBox, NftItem, NftSeries } from './nft.ts';
import { move, share } from './payments.ts';
import { prizeListHash } from './prize-list-hash.ts';
import {
  nftBoxesAtOnceMax,
  nftBoxesMax,
  nftPriceMax,
  nftPrizeKindsMax,
  nftRevealWaitMs,
  nftSealedMaxMs,
  nftUnopenedSeed,
  nftSaleMaxMs,
  nftSaleMinMs,
  nftStartMaxMs,
} from './rules.ts';
import type { NftSlice } from './slice.ts';
import type { NftPrize } from './views.ts';

const hashSize = 32;

/** A series: as many boxes as prizes, which are set aside. Odds, list and commitment are public before its sale begins. */
export function openSeries(core: NftSlice, command: CommandOf<'nft.open_series'>): OutcomeOf<'nft.open_series'> {
  const { accountId: creatorId, assetId, price, prizes, accountMax, endsAtMs, commitment, contentHash } = command;
  const { nft } = core;
  if (!core.accounts.has(creatorId)) return reject('account_not_found');
  const { terms } = nft;
  if (terms?.assetIds.includes(assetId) !== true) return reject('asset_not_found');
  if (!isSoundSeries(core, command)) return reject('nft_series_invalid');
  const items = prizes.map((prize) => copiesFor(core, command.accountId, prize));
  if (items.some((copies, index) => copies.length < (prizes[index]?.count ?? 0))) return reject('nft_prizes_missing');

  for (const item of items.flat()) item.state = 'boxed';
  const seriesId = nft.nextSeriesId++ as NftSeriesId;
  const listHash = prizeListHash(prizes);
  const told = {
    seriesId,
    creatorId,
    assetId,
    price,
    boxes: boxCount(prizes),
    accountMax,
    startsAtMs: Math.max(command.startsAtMs, core.nowMs),
    endsAtMs,
    commitment,
    listHash,
    contentHash,
    prizes,
  };
  nft.series.set(seriesId, {
    ...told,
    fee: terms.fee,
    left: prizes.map(({ count }) => count),
    nextHash: commitment,
    sold: 0,
    opened: 0,
    queue: [],
    bought: new Map(),
    isEnded: 'no',
  });
  core.timers.set(endsAtMs, 'nft.series', seriesId);
  core.emit({ type: 'nft.series_opened', ...told });
  return done({ seriesId, listHash });
}

function boxCount(prizes: readonly NftPrize[]): number {
  return prizes.reduce((sum, { count }) => sum + count, 0);
}

function isSoundSeries({ nowMs }: NftSlice, command: CommandOf<'nft.open_series'>): boolean {
  const { price, prizes, accountMax, startsAtMs, endsAtMs, commitment, contentHash } = command;
  const fromMs = Math.max(startsAtMs, nowMs);
  const boxes = boxCount(prizes);
  if (price <= 0n || price > nftPriceMax || accountMax < 1) return false;
  if (prizes.length < 1 || prizes.length > nftPrizeKindsMax || prizes.some(({ count }) => count < 1)) return false;
  if (new Set(prizes.map(({ workId }) => workId)).size < prizes.length || boxes > nftBoxesMax) return false;
  if (fromMs > nowMs + nftStartMaxMs) return false;
  if (endsAtMs < fromMs + nftSaleMinMs || endsAtMs > fromMs + nftSaleMaxMs) return false;
  return commitment.length === hashSize && contentHash.length === hashSize;
}

/** The copies of a work that its series takes: free ones of the series' creator, the lowest numbers first. */
function copiesFor({ nft }: NftSlice, creatorId: number, { workId, count }: NftPrize): readonly NftItem[] {
  const work = nft.work(workId);
  if (work === undefined || work.creatorId !== creatorId) return [];
  return nft
    .copiesOf(work)
    .filter(({ ownerId, state }) => ownerId === creatorId && state === 'free')
    .slice(0, count);
}

export function buyBoxes(core: NftSlice, command: CommandOf<'nft.buy_boxes'>): OutcomeOf<'nft.buy_boxes'> {
  const { accountId, seriesId, count } = command;
  const { nft, nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const series = nft.series.get(seriesId);
  if (series === undefined) return reject('nft_series_not_found');
  if (!core.products.allows(accountId, 'nft')) return reject('product_unavailable');
  if (nowMs < series.startsAtMs || nowMs >= series.endsAtMs) return reject('nft_not_on_sale');
  const { creatorId, assetId, price, accountMax, boxes, sold } = series;
  if (creatorId === accountId) return reject('nft_own');
  if (command.price !== price) return reject('nft_price_moved');
  if (count < 1 || count > nftBoxesAtOnceMax) return reject('nft_box_count_wrong');
  if (sold + count > boxes) return reject('nft_boxes_sold_out');
  const bought = series.bought.get(accountId) ?? 0;
  if (bought + count > accountMax) return reject('nft_box_limit_reached');
  const cost = atoms(price * BigInt(count));
  if (core.spendable(accountId, 'spot', assetId) < cost) return reject('balance_insufficient');

  const boxId = nft.nextBoxId as NftBoxId;
  for (let i = 0; i < count; i++) {
    const own = nft.nextBoxId++ as NftBoxId;
    nft.keepBox({ boxId: own, seriesId, accountId, openedAtMs: undefined, clientSeed: new Uint8Array() });
  }
  series.sold += count;
  series.bought.set(accountId, bought + count);
  core.ledger.line(core.ledger.wallet(accountId, 'spot', assetId), 'nft_purchase', negated(cost), zero);
  const work = { creatorId, royalty: 0 as Ppm };
  const parts = share(core, { price: cost, fee: series.fee, assetId, sellerId: creatorId, work, kind: 'nft_sale' });
  core.post(seriesId);
  const told = { seriesId, accountId, boxId, count, assetId, price: cost, ...parts, left: boxes - series.sold };
  core.emit({ type: 'nft.boxes_bought', ...told });
  return done({ boxId });
}

/** Opens boxes with a seed of the user's own: from here on their prizes are fixed, and known with the secret seeds. */
export function openBoxes(core: NftSlice, command: CommandOf<'nft.open_boxes'>): OutcomeOf<'nft.open_boxes'> {
  const { accountId, boxIds, clientSeed } = command;
  const { nft, nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!isClientSeed(textOf(clientSeed))) return reject('client_seed_invalid');
  const isCountWrong = boxIds.length < 1 || boxIds.length > nftBoxesAtOnceMax || new Set(boxIds).size < boxIds.length;
  if (isCountWrong) return reject('nft_box_count_wrong');
  const boxes = boxIds.flatMap((boxId) => nft.boxes.get(boxId) ?? []);
  const isOwn = (box: NftBox) => box.accountId === accountId && box.openedAtMs === undefined;
  const [seriesId, ...others] = new Set(boxes.map((box) => box.seriesId));
  if (boxes.length < boxIds.length || !boxes.every(isOwn) || seriesId === undefined || others.length > 0) {
    return reject('nft_box_not_found');
  }

  const series = present(nft.series.get(seriesId), 'a series stays while one of its boxes is sealed');
  queueBoxes(core, series, boxes, clientSeed);
  for (const boxId of boxIds) core.timers.set(nowMs + nftRevealWaitMs, 'nft.box', boxId);
  return done({});
}

/** Boxes of one user wait for their seeds, behind those that wait already. */
function queueBoxes(core: NftSlice, series: NftSeries, boxes: readonly NftBox[], clientSeed: Uint8Array): void {
  for (const box of boxes) {
    box.openedAtMs = core.nowMs;
    box.clientSeed = clientSeed;
    series.queue.push(box.boxId);
  }
  const { accountId } = present(boxes[0], 'somebody opens a box');
  const boxIds = boxes.map(({ boxId }) => boxId);
  core.emit({ type: 'nft.boxes_opening', seriesId: series.seriesId, accountId, boxIds, clientSeed });
}

/** Draws the box that has waited for longest, with the secret seed that was committed. */
export function revealBox(
  core: NftSlice,
  { seriesId, seed }: CommandOf<'nft.reveal_box'>,
): OutcomeOf<'nft.reveal_box'> {
  const { nft } = core;
  const series = nft.series.get(seriesId);
  if (series === undefined) return reject('nft_series_not_found');
  const [boxId] = series.queue;
  if (boxId === undefined) return reject('nft_box_not_found');
  if (hex(sha256(seed)) !== hex(series.nextHash)) return reject('seed_not_committed');

  const box = present(nft.boxes.get(boxId), 'a box that is opening is kept');
  const weights = [...series.left];
  const places = weights.flatMap((count, place) => (count > 0 ? [place] : []));
  const nonce = series.opened + 1;
  const input = { clientSeed: textOf(box.clientSeed), nonce, weights: places.map((place) => weights[place] as number) };
  const { index, ticket } = draw(input, (message) => hmacSha256(seed, message));
  const prize = present(places[index], 'a draw names a prize that is left');
  const { workId } = present(series.prizes[prize], 'a draw names a prize');
  const item = present(boxedCopies(core, series, workId)[0], 'a prize that is left is set aside');

  series.queue.shift();
  series.left[prize] = (weights[prize] as number) - 1;
  series.opened = nonce;
  // The commitment of the next seed is this one: a series is a chain of hashes.
  series.nextHash = seed;
  nft.forgetBox(box);
  const { accountId, clientSeed } = box;
  const { itemId } = item;
  const drawn = { boxId, seriesId, accountId, nonce, clientSeed, seed, ticket, prize, workId, itemId };
  core.emit({ type: 'nft.box_opened', ...drawn, weights });
  move(core, item, accountId, { cause: 'box' });
  endWhenOver(core, series);
  return done({ boxId, itemId });
}

/**
 * The seed of a box did not come in time: the box is as it was. The seed stays secret, and serves the next one. Once the time to
 * open boxes is over, a box goes on waiting.
 */
export function onBoxWait(core: NftSlice, reference: number): void {
  const box = core.nft.boxes.get(reference as NftBoxId);
  if (box?.openedAtMs === undefined || box.openedAtMs + nftRevealWaitMs !== core.nowMs) return;
  const series = present(core.nft.series.get(box.seriesId), 'a series stays while one of its boxes is opening');
  if (core.nowMs >= sealedUntilMs(series)) return;
  series.queue = series.queue.filter((boxId) => boxId !== box.boxId);
  box.openedAtMs = undefined;
  box.clientSeed = new Uint8Array();
  const { boxId, seriesId, accountId } = box;
  core.emit({ type: 'nft.box_resealed', boxId, seriesId, accountId });
}

/** The end of the sale of a series, or of the time to open its boxes. */
export function onSeriesEnd(core: NftSlice, reference: number): void {
  const series = core.nft.series.get(reference as NftSeriesId);
  if (series === undefined) return;
  endWhenOver(core, series);
  if (series.isEnded === 'yes') return;
  if (core.nowMs < sealedUntilMs(series)) core.timers.set(sealedUntilMs(series), 'nft.series', series.seriesId);
  else openUnopened(core, series);
}

function sealedUntilMs({ endsAtMs }: NftSeries): number {
  return endsAtMs + nftSealedMaxMs;
}

/** Nobody holds a series up by leaving a box sealed: its prizes that are left, and the last of its seeds, wait for that box. */
function openUnopened(core: NftSlice, series: NftSeries): void {
  const sealed = new Map<AccountId, NftBox[]>();
  for (const box of core.nft.boxes.values()) {
    if (box.seriesId !== series.seriesId || box.openedAtMs !== undefined) continue;
    const own = sealed.get(box.accountId);
    if (own === undefined) sealed.set(box.accountId, [box]);
    else own.push(box);
  }
  const clientSeed = new TextEncoder().encode(nftUnopenedSeed);
  for (const boxes of sealed.values()) queueBoxes(core, series, boxes, clientSeed);
}

/** A series ends when no box of it can be bought or opened any more. */
function endWhenOver(core: NftSlice, series: NftSeries): void {
  const isSold = series.sold === series.boxes || core.nowMs >= series.endsAtMs;
  if (series.isEnded === 'yes' || !isSold || series.opened < series.sold) return;
  series.isEnded = 'yes';
  for (const { workId } of series.prizes) {
    for (const item of boxedCopies(core, series, workId)) item.state = 'free';
  }
  core.emit({ type: 'nft.series_ended', seriesId: series.seriesId, opened: series.opened });
}

/** The last seed of the chain shows all seeds that were not used; then nothing is left to know about a series. */
export function revealSeries(
  core: NftSlice,
  { seriesId, seed }: CommandOf<'nft.reveal_series'>,
): OutcomeOf<'nft.reveal_series'> {
  const series = core.nft.series.get(seriesId);
  if (series?.isEnded !== 'yes') return reject('nft_series_not_found');
  let link = seed;
  for (let nonce = series.boxes; nonce > series.opened; nonce--) link = sha256(link);
  if (hex(link) !== hex(series.nextHash)) return reject('seed_not_committed');

  core.nft.series.delete(seriesId);
  core.emit({ type: 'nft.series_revealed', seriesId, seed });
  return done({});
}

/** The copies of a work that are set aside for a series. One copy is as good as another: of two series, either takes the lowest numbers. */
function boxedCopies({ nft }: NftSlice, series: NftSeries, workId: NftPrize['workId']): readonly NftItem[] {
  const work = present(nft.work(workId), 'a prize is a work');
  const all = nft.copiesOf(work).filter(({ state }) => state === 'boxed');
  const left = series.left[series.prizes.findIndex((prize) => prize.workId === workId)] ?? 0;
  return all.slice(0, left);
}

/** ASCII, of which a seed of the client consists; other bytes give signs that no seed has. */
function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.slice(0, 65));
}
