import type { AccountId, AssetId, EventOf, NftSeriesId, NftWorkId, PlacedEvent } from '@candor/exchange';
import { nftKinds, nftModes, nftRarities } from '@candor/exchange/rules';
import { Seeded } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { account, amount, Facts, startMs, usdt } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';
import { hash, randomNft } from './testing/random.ts';

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
});

afterEach(() => model.close());

type EntriesRequest = Parameters<Reader['nftEntries']>[0];

/** A row of the market's list as a reader of the facts keeps it. */
interface Entry {
  readonly subject: 'item' | 'series';
  readonly id: number;
  readonly workId: number;
  readonly kind: string;
  readonly rarity: string;
  readonly creatorId: AccountId;
  readonly contentHash: string;
  readonly atMs: number;
  readonly sale: { readonly mode: string; readonly assetId: AssetId; price: number; endsAtMs: number } | undefined;
}

/** The market's list, made of all facts at once and without a table. */
function entriesAfter(facts: readonly PlacedEvent[]): readonly Entry[] {
  const works = new Map<NftWorkId, { readonly minted: EventOf<'nft.minted'>; readonly atMs: number }>();
  const workOf = new Map<number, NftWorkId>();
  const onSale = new Map<number, Entry>();
  const series = new Map<number, Entry>();
  const changed = (itemId: number, change: Partial<NonNullable<Entry['sale']>>) =>
    Object.assign(onSale.get(itemId)?.sale ?? {}, change);
  const ofWork = ({ workId, kind, rarity, creatorId, contentHash }: EventOf<'nft.minted'>) =>
    ({ subject: 'item', workId, kind, rarity, creatorId, contentHash: hex(contentHash) }) as const;
  for (const { event, atMs } of facts) {
    if (event.type === 'nft.minted') {
      works.set(event.workId, { minted: event, atMs });
      for (let n = 0; n < event.editions; n++) workOf.set(event.firstItemId + n, event.workId);
    } else if (event.type === 'nft.listed') {
      const { itemId, mode, assetId, price, endsAtMs } = event;
      const { minted } = works.get(workOf.get(itemId) as NftWorkId) ?? expect.fail('a copy belongs to a work');
      const sale = { mode, assetId, price: Number(price), endsAtMs };
      onSale.set(itemId, { ...ofWork(minted), id: itemId, atMs, sale });
    } else if (event.type === 'nft.bid_placed') {
      changed(event.itemId, { price: Number(event.current), endsAtMs: event.endsAtMs });
    } else if (event.type === 'nft.sale_moved') changed(event.itemId, { endsAtMs: event.endsAtMs });
    else if (event.type === 'nft.sale_ended') onSale.delete(event.itemId);
    else if (event.type === 'nft.series_opened') {
      const { seriesId: id, creatorId, contentHash, assetId, price, endsAtMs } = event;
      const of = { kind: 'box', rarity: '', creatorId, contentHash: hex(contentHash), workId: 0, atMs };
      const sale = { mode: 'fixed', assetId, price: Number(price), endsAtMs };
      series.set(id, { subject: 'series', id, ...of, sale });
    } else if (event.type === 'nft.series_ended') series.delete(event.seriesId);
  }
  const sold = new Set([...onSale.values()].map(({ workId }) => workId));
  const idle = [...works.values()]
    .filter(({ minted }) => !sold.has(minted.workId))
    .map(({ minted, atMs }): Entry => ({ ...ofWork(minted), id: minted.firstItemId, atMs, sale: undefined }));
  return [...onSale.values(), ...series.values(), ...idle];
}

type Order = (a: Entry, b: Entry) => number;
/** The first of several orders that tells two rows apart. */
const byTurns =
  (...orders: readonly Order[]): Order =>
  (a, b) =>
    orders.map((order) => order(a, b)).find((sign) => sign !== 0) ?? 0;
const rising =
  (valueOf: (entry: Entry) => number): Order =>
  (a, b) =>
    valueOf(a) - valueOf(b);
const falling = (valueOf: (entry: Entry) => number): Order => rising((entry) => -valueOf(entry));
const subject = ({ subject: one }: Entry) => (one === 'item' ? 0 : 1);
const id = (entry: Entry) => entry.id;
const idle = ({ sale }: Entry) => (sale === undefined ? 1 : 0);
const assetId = ({ sale }: Entry) => sale?.assetId ?? 0;
const price = ({ sale }: Entry) => sale?.price ?? 0;
const endsAtMs = ({ sale }: Entry) => sale?.endsAtMs ?? 0;
const newest = byTurns(
  falling(({ atMs }) => atMs),
  falling(subject),
  falling(id),
);
const orders = {
  newest,
  likes: newest,
  ending: byTurns(rising(idle), rising(endsAtMs), rising(subject), rising(id)),
  price_up: byTurns(rising(idle), rising(assetId), rising(price), rising(subject), rising(id)),
  price_down: byTurns(rising(idle), rising(assetId), falling(price), rising(subject), rising(id)),
} as const;

/** Filters one row after the other, as the words of the request say it. */
function isWanted({ sale, ...entry }: Entry, wanted: EntriesRequest): boolean {
  const { kind, mode, rarity, creatorId, assetId: asset, priceMin, priceMax, contentHashes } = wanted;
  if (kind !== undefined && entry.kind !== kind) return false;
  if (mode !== undefined && sale?.mode !== mode) return false;
  if (rarity !== undefined && entry.rarity !== rarity) return false;
  if (creatorId !== undefined && entry.creatorId !== creatorId) return false;
  if (asset !== undefined && sale?.assetId !== asset) return false;
  if (priceMin !== undefined && (sale === undefined || sale.price < priceMin)) return false;
  if (priceMax !== undefined && (sale === undefined || sale.price > priceMax)) return false;
  return contentHashes === undefined || contentHashes.includes(entry.contentHash);
}

/** Rows of what is liked come first, by rank and then the newest copy; all others follow. */
function likedFirst(liked: NonNullable<EntriesRequest['liked']>): Order {
  const rankOf = (entry: Entry) => {
    const rank = liked.findIndex(({ workId, seriesId }) =>
      entry.subject === 'item' ? workId === entry.workId : seriesId === entry.id,
    );
    return rank < 0 ? liked.length : rank;
  };
  const isLiked = (entry: Entry) => rankOf(entry) < liked.length;
  return byTurns(rising(rankOf), (a, b) => (isLiked(a) && isLiked(b) ? b.id - a.id : newest(a, b)));
}

function naivePage(entries: readonly Entry[], wanted: EntriesRequest) {
  const { sort = 'newest', liked = [], page, limit } = wanted;
  const order = sort === 'likes' && liked.length > 0 ? likedFirst(liked) : orders[sort];
  const found = entries.filter((entry) => isWanted(entry, wanted)).toSorted(order);
  const rows = found.slice((page - 1) * limit, page * limit).map((entry) => [entry.subject, entry.id]);
  return { rows, total: found.length };
}

/** Filters that find something, each of them every so often, on a page that mostly exists. */
function randomRequest(random: Seeded, works: number): EntriesRequest {
  const often = <Value>(value: () => Value) => (random.chance(1, 4) ? value() : undefined);
  const some = <Value>(count: number, one: () => Value) => Array.from({ length: random.below(count) }, one);
  const workId = () => (1 + random.below(works)) as NftWorkId;
  return {
    page: 1 + random.below(3),
    limit: 1 + random.below(8),
    kind: often(() => random.pick([...nftKinds, 'box' as const])),
    mode: often(() => random.pick(nftModes)),
    rarity: often(() => random.pick(nftRarities)),
    creatorId: often(() => account(1_020 + random.below(3))),
    assetId: often(() => (random.chance(3, 4) ? usdt : (1 as AssetId))),
    priceMin: often(() => amount(random.below(1_000))),
    priceMax: often(() => amount(random.below(1_000))),
    contentHashes: often(() => some(works, () => hex(hash(random.chance(1, 5) ? 101 : workId())))),
    sort: often(() => random.pick(['newest', 'ending', 'price_up', 'price_down', 'likes'] as const)),
    liked: often(() => [
      ...[...new Set(some(works, workId))].map((one) => ({ workId: one })),
      ...(random.chance(1, 2) ? [{ seriesId: (1 + random.below(3)) as NftSeriesId }] : []),
    ]),
  };
}

test.each(['one', 'two', 'three'])('the market’s list is what a filter over all facts finds, seed %s', async (seed) => {
  const random = new Seeded(seed);
  const facts = new Facts();
  const makers = randomNft(random);
  let atMs = startMs;
  for (let i = 0; i < 400; i++) facts.add((atMs += random.below(3) * 1_000), ...random.pick(makers)());
  model.apply(facts.batch());
  const reader = model.reader();
  const entries = entriesAfter(facts.events);
  const works = facts.events.filter(({ event }) => event.type === 'nft.minted').length;
  let found = 0;
  for (let i = 0; i < 150; i++) {
    const wanted = randomRequest(random, works);
    const { rows, total } = await reader.nftEntries(wanted);
    const expected = naivePage(entries, wanted);
    expect({ wanted, total }).toEqual({ wanted, total: expected.total });
    const shown = rows.map((row) => [row.subject, row.subject === 'item' ? row.itemId : row.seriesId]);
    expect({ wanted, shown }).toEqual({ wanted, shown: expected.rows });
    if (rows.length > 0) found += 1;
  }
  // Most filters find something, or the comparison would say little.
  expect(found).toBeGreaterThan(40);
});
