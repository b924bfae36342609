import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountId, AssetId, NftSaleId } from '@candor/exchange';
import { nftKinds, nftModes, nftRarities } from '@candor/exchange/rules';
import { Seeded } from '@candor/kernel';
import { atoms } from '@candor/money';
import { openProjection, openReader, type Reader } from '@candor/readmodel';
import { openSqlite, type SqliteDatabase } from '@candor/readmodel/sqlite';
import { printTable, type Row } from './lib/table.ts';

const items = 100_000;
const rounds = 60;
const targetMs = 50;
const artists = 200;
const bidsOfOne = 20_000;
const usdt = 3 as AssetId;
const owner = 5_000 as AccountId;

/** Puts rows by the names of their columns; what a row leaves out is empty. */
function insertInto(database: SqliteDatabase, table: string, columns: readonly string[]) {
  const names = columns.join(', ');
  const statement = database.prepare(`insert into ${table} (${names}) values (${columns.map(() => '?').join(', ')})`);
  return (...values: readonly (string | number | null)[]) => statement.run(...values);
}

/** A market of so many works: half of them on sale, with one auction that everybody wants. */
function seed(path: string): void {
  openProjection(path).close();
  const database = openSqlite(path, { synchronous: 'normal' });
  const random = new Seeded(13);
  const work = insertInto(
    database,
    'nft_works',
    'work_id,creator_id,kind,rarity,royalty_ppm,editions,first_item_id,content_hash,payment_ms,on_sale,minted_at_ms,minted_sequence'.split(
      ',',
    ),
  );
  const item = insertInto(
    database,
    'nft_items',
    'item_id,work_id,owner_id,owned_at_ms,is_selling,moves,last_price_atoms,last_asset_id,last_sale_id'.split(','),
  );
  const entry = insertInto(
    database,
    'nft_entries',
    'subject,id,is_shown,kind,rarity,creator_id,work_id,content_hash,mode,is_idle,asset_id,price,price_falling,ends_at_ms,at_ms'.split(
      ',',
    ),
  );
  const artist = insertInto(database, 'nft_artists', ['creator_id', 'works', 'on_sale', 'owners']);
  const bid = insertInto(database, 'nft_bids', 'sale_id,number,item_id,account_id,bid_atoms,at_ms,sequence'.split(','));
  database.exec('begin immediate');
  for (let n = 1; n <= items; n++) {
    const creatorId = 1_000 + random.below(artists);
    const [kind, rarity] = [random.pick(nftKinds), random.pick(nftRarities)];
    const isIdle = random.below(2);
    const hash = n.toString(16).padStart(64, '0');
    const price = isIdle === 1 ? 0 : 1 + random.below(1_000_000_000);
    const at = 1_000_000 + random.below(1_000_000_000);
    const assetId = isIdle === 1 ? 0 : random.pick([1, 2, 3]);
    work(n, creatorId, kind, rarity, 50_000, 1, n, hash, 86_400_000, 1 - isIdle, at, n);
    item(n, n, n % 10 === 0 ? owner : creatorId, at, isIdle === 1 ? 'no' : 'yes', 0, null, null, null);
    const mode = isIdle === 1 ? 'none' : random.pick(nftModes);
    entry('item', n, 'yes', kind, rarity, creatorId, n, hash, mode, isIdle, assetId, price, -price, at * 2, at);
  }
  for (let n = 0; n < artists; n++) artist(1_000 + n, items / artists, n, n);
  for (let n = 1; n <= bidsOfOne; n++) bid(1, 2 * n, 1, n % 50 === 0 ? owner : 6_000, `${n}`, n, n);
  database
    .prepare(
      `insert into nft_sales (sale_id, item_id, seller_id, mode, asset_id, price_atoms, raise_atoms, deposit_atoms, starts_at_ms,
       ends_at_ms, bid_count, bidders, bid_rows, last_bid) values (1, 1, 1000, 'auction', 3, '1', '1', '1', 0, 1, ?, 2, ?, ?)`,
    )
    .run(bidsOfOne, bidsOfOne, 2 * bidsOfOne);
  database.exec(
    `insert into nft_entry_counts (kind, mode, rarity, asset_id, count)
     select kind, mode, rarity, asset_id, count(*) from nft_entries group by kind, mode, rarity, asset_id`,
  );
  database.exec('commit');
  database.close();
}

const first = { page: 1, limit: 20 };
const deep = { page: 1_000, limit: 20 };

const lists: Readonly<Record<string, (reader: Reader) => Promise<unknown>>> = {
  'newest first': (reader) => reader.nftEntries(first),
  'newest first, page 1,000': (reader) => reader.nftEntries(deep),
  'of a kind, a way of sale and a rarity': (reader) =>
    reader.nftEntries({ ...first, kind: 'video', mode: 'auction', rarity: 'legendary' }),
  'that nothing fits': (reader) => reader.nftEntries({ ...first, kind: 'box', mode: 'auction' }),
  'auctions by their end': (reader) => reader.nftEntries({ ...first, mode: 'auction', sort: 'ending' }),
  'by price': (reader) => reader.nftEntries({ ...first, sort: 'price_up' }),
  'between prices, the dearest first': (reader) =>
    reader.nftEntries({
      ...first,
      sort: 'price_down',
      assetId: usdt,
      priceMin: atoms(1_000n),
      priceMax: atoms(500_000_000n),
    }),
  'between prices, the newest first': (reader) =>
    reader.nftEntries({ ...first, assetId: usdt, priceMin: atoms(1_000n), priceMax: atoms(500_000_000n) }),
  'of an artist, by price': (reader) =>
    reader.nftEntries({ ...first, creatorId: 1_007 as AccountId, sort: 'price_up' }),
  'of 500 that a search has found': (reader) =>
    reader.nftEntries({
      ...first,
      contentHashes: Array.from({ length: 500 }, (_one, n) => (n * 100 + 1).toString(16).padStart(64, '0')),
    }),
  'the most liked first': (reader) =>
    reader.nftEntries({
      ...first,
      sort: 'likes',
      liked: Array.from({ length: 200 }, (_one, n) => ({ workId: (n * 300 + 1) as never })),
    }),
  artists: (reader) => reader.nftArtists(first),
  'copies of one owner, page 400': (reader) => reader.nftOwnedItems({ accountId: owner, page: 400, limit: 20 }),
  'bids of one auction, page 900': (reader) => reader.nftBids({ saleId: 1 as NftSaleId, page: 900, limit: 20 }),
  'own bids': (reader) => reader.ownNftBids({ accountId: owner, ...first }),
};

/** Pages of the NFT market's lists at a hundred thousand works, straight from the read model. */
export async function benchNftLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const path = join(folder, 'readmodel.db');
  seed(path);
  const reader = openReader(path);
  const rows: Row[] = [];
  for (const [what, read] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now();
      await read(reader);
      times.push(performance.now() - startedAt);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] as number;
    const p95 = at(0.95);
    const value = `p50 ${at(0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    rows.push({ what, value, target: `p95 ${targetMs} ms`, isMet: p95 <= targetMs });
  }
  await reader.close();
  rmSync(folder, { recursive: true });
  printTable(`Lists of ${items.toLocaleString('en')} works`, rows);
}
