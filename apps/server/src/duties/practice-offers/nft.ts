import { randomBytes } from 'node:crypto';
import type {
  AccountId,
  AssetId,
  Command,
  CommandOf,
  CommandType,
  Exchange,
  NftItemId,
  NftItemView,
  NftPrize,
  NftWork,
  NftWorkId,
  ResultOf,
} from '@candor/exchange';
import { dayMs, Fault, minuteMs, present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atoms, type Atoms, type Ppm } from '@candor/money';
import { type Platform, practiceArtists, practiceCollections, practiceSeries, practiceWorks } from '@candor/platform';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly platform: Pick<Platform, 'accounts' | 'boxSeeds' | 'nft'>;
  readonly clock: () => number;
  /** Makes auctions shorter, so that their whole way can be seen sooner. */
  readonly speed?: number;
}

type Work = (typeof practiceWorks)[number];
type Series = (typeof practiceSeries)[number];

const usdt = 3 as AssetId;
const eth = 2 as AssetId;
const btc = 1 as AssetId;
const whole = 1_000_000n;

/** The price of a work of each rarity, in USDT. */
const prices = { common: 20n, rare: 60n, epic: 180n, legendary: 600n } as const;
/** Works that are auctioned again and again, and of which there are more copies than a market sees; winners have minutes to pay. */
const demonstrationCopies = 20;
const demonstrationPaymentMs = 5 * minuteMs;
/** However quick the installation is: nothing here is in a hurry. */
const looksEveryMs = 2_000;
const auctionMs = 6 * minuteMs;
const auctionsAtOnce = 3;
const boxPrice = 10n;
const boxesPerUser = 20;
/** With fewer prizes left no other series is opened. */
const boxesMin = 5;
const languages = ['en', 'vn', 'zh'] as const;
const shortSeriesMs = 20 * minuteMs;
const longMs = 29 * dayMs;
/** A little more than the shortest sale: a busy server applies a command later than it was made. */
const shortestMs = minuteMs + 5_000;

type Items = ReadonlyMap<NftWorkId, readonly NftItemView[]>;

interface Minted {
  readonly work: Work;
  readonly workId: NftWorkId;
  readonly firstItemId: NftItemId;
  readonly copies: number;
  readonly creatorId: AccountId;
}

/** True for the works that are shown in demonstration auctions: one of each artist. */
function isDemonstrated(work: Work): boolean {
  return (
    work.editions === 1 &&
    practiceWorks.find(({ artist, editions }) => artist === work.artist && editions === 1) === work
  );
}

/**
 * The NFT market of a practice installation: works of invented artists at fixed prices, rolling auctions that end within minutes,
 * and two series of blind boxes. All of it is set up by the commands that operators and users have; a repeated start finds it.
 */
export class NftMarket {
  readonly name = 'nft';
  readonly #parts: Parts;
  readonly #startedAs = randomBytes(8).toString('base64url');
  readonly #artists = new Map<string, { readonly accountId: AccountId; readonly uid: number }>();
  #minted: readonly Minted[] | undefined;
  #looksAgainAtMs = 0;
  #auctioned: readonly NftItemId[] = [];
  #sent = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The copies of demonstrated works that are, or were, in an auction. */
  get auctioned(): readonly NftItemId[] {
    return this.#auctioned;
  }

  readonly look = async (): Promise<void> => {
    const nowMs = this.#parts.clock();
    if (nowMs < this.#looksAgainAtMs) return;
    this.#looksAgainAtMs = nowMs + looksEveryMs;
    this.#minted ??= await this.#setUp();
    const items = await this.#itemsOf(this.#minted);
    await this.#offerSeries(this.#minted, items);
    await this.#offerWorks(this.#minted, items);
  };

  /** Finds what an earlier start has made, and makes the rest. */
  async #setUp(): Promise<readonly Minted[]> {
    const { exchange, platform } = this.#parts;
    if ((await exchange.query('nftTerms')) === undefined) {
      await this.#must({
        type: 'nft.set_terms',
        fee: 25_000 as Ppm,
        deposit: 100_000 as Ppm,
        royaltyMax: 100_000 as Ppm,
        assetIds: [usdt, eth, btc],
      });
    }
    for (const { key, texts, portrait } of practiceArtists) {
      const user = await platform.accounts.ensureUser({
        email: `sim-artist-${key}@candor.example`,
        password: randomBytes(32).toString('base64url'),
        nickname: texts.en.name,
        managed: 'house',
      });
      this.#artists.set(key, { accountId: user.accountId as AccountId, uid: user.uid });
      await platform.nft.setArtist(user.accountId, {
        name: [...new Set([texts.en.name, texts.vn.name, texts.zh.name])].join('\n'),
        biographies: { en: texts.en.biography, vn: texts.vn.biography, zh: texts.zh.biography },
        portrait: portrait.hash,
      });
    }
    const collections = await this.#collections();
    const known = await this.#knownWorks();
    const minted: Minted[] = [];
    for (const work of practiceWorks) {
      minted.push(known.get(work.key) ?? (await this.#mint(work, collections.get(work.collection))));
    }
    return minted;
  }

  /** Collections by their keys: found again by artist and English name. */
  async #collections(): Promise<ReadonlyMap<string, number>> {
    const { nft } = this.#parts.platform;
    const known = await nft.collections();
    const ids = new Map<string, number>();
    for (const { key, artist, texts } of practiceCollections) {
      const { accountId } = this.#artist(artist);
      const found = known.find((one) => one.creatorId === accountId && one.names.en === texts.en.name);
      const said = languages.map((lang) => ({ lang, name: texts[lang].name, text: texts[lang].description }));
      const id = found?.collectionId ?? (await nft.setCollection(accountId, said));
      if (id !== undefined) ids.set(key, id);
    }
    return ids;
  }

  /** Works by their keys: found again by artist and English name. */
  async #knownWorks(): Promise<ReadonlyMap<string, Minted>> {
    const { exchange, platform } = this.#parts;
    const works: NftWork[] = [];
    for (;;) {
      const work = await exchange.query('nftWork', (works.length + 1) as NftWorkId);
      if (work === undefined) break;
      works.push(work);
    }
    const descriptions = await platform.nft.descriptions(works.map(({ contentHash }) => hex(contentHash)));
    const known = new Map<string, Minted>();
    for (const { workId, firstItemId, editions, creatorId, contentHash } of works) {
      const name = descriptions.get(hex(contentHash))?.names.en;
      const work = practiceWorks.find(
        ({ artist, texts }) => texts.en.name === name && this.#artist(artist).accountId === creatorId,
      );
      if (work !== undefined) known.set(work.key, { work, workId, firstItemId, copies: editions, creatorId });
    }
    return known;
  }

  async #mint(work: Work, collectionId: number | undefined): Promise<Minted> {
    const { accountId: creatorId, uid: creatorUid } = this.#artist(work.artist);
    const { media, thumbnail, poster, kind } = work;
    const { file: _file, ...facts } = media;
    const description = await this.#parts.platform.nft.describe(
      {
        of: 'work',
        creatorUid,
        media: { ...facts, kind, thumbnail: thumbnail.hash, ...(poster !== undefined && { poster: poster.hash }) },
        ...saidOf(work.texts),
      },
      collectionId,
    );
    const copies = isDemonstrated(work) ? demonstrationCopies : work.editions;
    const { workId, itemId } = await this.#must<'nft.mint'>({
      type: 'nft.mint',
      accountId: creatorId,
      kind,
      rarity: work.rarity,
      royalty: work.royaltyPpm as Ppm,
      editions: copies,
      contentHash: Buffer.from(description.hash, 'hex'),
      paymentMs: isDemonstrated(work) ? demonstrationPaymentMs : dayMs,
    });
    return { work, workId, firstItemId: itemId, copies, creatorId };
  }

  /** Opens each series, and later another one with what nobody has drawn. */
  async #offerSeries(minted: readonly Minted[], all: Items): Promise<void> {
    for (const series of practiceSeries) {
      const works = series.prizes.flatMap((key) => minted.find(({ work }) => work.key === key) ?? []);
      const prizes = [];
      let isRunning = false;
      for (const one of works) {
        const items = all.get(one.workId) ?? [];
        isRunning ||= items.some(({ state }) => state === 'boxed');
        const count = items.filter(({ state, ownerId }) => state === 'free' && ownerId === one.creatorId).length;
        if (count > 0) prizes.push({ workId: one.workId, count });
      }
      const boxes = prizes.reduce((sum, { count }) => sum + count, 0);
      if (!isRunning && boxes >= boxesMin) await this.#openSeries(series, works[0]?.work.artist ?? '', prizes);
    }
  }

  async #openSeries(series: Series, artist: string, prizes: readonly NftPrize[]): Promise<void> {
    const { platform, clock } = this.#parts;
    const { accountId, uid: creatorUid } = this.#artist(artist);
    const { file: _file, ...cover } = series.cover;
    const description = await platform.nft.describe({
      of: 'series',
      creatorUid,
      media: { ...cover, kind: 'image', thumbnail: series.thumbnail.hash },
      ...saidOf(series.texts),
    });
    const boxes = prizes.reduce((sum, { count }) => sum + count, 0);
    await this.#must({
      type: 'nft.open_series',
      accountId,
      assetId: usdt,
      price: inUsdt(boxPrice),
      prizes,
      accountMax: boxesPerUser,
      startsAtMs: 0,
      endsAtMs: clock() + (series.isShort ? this.#quick(shortSeriesMs) : longMs),
      commitment: await platform.boxSeeds.commitment({ contentHash: description.hash, boxes }),
      contentHash: Buffer.from(description.hash, 'hex'),
    });
  }

  /** All copies of these works, as they are now. */
  async #itemsOf(minted: readonly Minted[]): Promise<Items> {
    const itemIds = minted.flatMap(({ firstItemId, copies }) =>
      Array.from({ length: copies }, (_one, place) => (firstItemId + place) as NftItemId),
    );
    const items = new Map<NftWorkId, NftItemView[]>(minted.map(({ workId }) => [workId, []]));
    for (const item of await this.#parts.exchange.query('nftItems', itemIds)) {
      if (item !== undefined) items.get(item.workId)?.push(item);
    }
    return items;
  }

  /** Keeps single works on sale at their prices, and a few auctions of demonstrated ones under way. */
  async #offerWorks(minted: readonly Minted[], all: Items): Promise<void> {
    const prizes = new Set<string>(practiceSeries.flatMap((series) => series.prizes));
    const auctioned: NftItemId[] = [];
    const waiting: { readonly item: NftItemView; readonly price: Atoms; readonly shown: number }[] = [];
    let auctions = 0;
    for (const one of minted.filter(({ work }) => !prizes.has(work.key))) {
      const items = all.get(one.workId) ?? [];
      const price = inUsdt(prices[one.work.rarity]);
      const free = items.find(({ state, ownerId }) => state === 'free' && ownerId === one.creatorId);
      if (!isDemonstrated(one.work)) {
        if (free !== undefined) await this.#listFixed(free, price);
        continue;
      }
      const shown = items.filter(({ state, ownerId }) => state !== 'free' || ownerId !== one.creatorId);
      auctioned.push(...shown.map(({ itemId }) => itemId));
      const live = shown.filter(({ state, ownerId }) => state === 'on_sale' && ownerId === one.creatorId).length;
      auctions += live;
      if (live === 0 && free !== undefined) waiting.push({ item: free, price: atoms(price / 2n), shown: shown.length });
    }
    // Works take turns: the one that was shown least comes next.
    waiting.sort((a, b) => a.shown - b.shown || a.item.itemId - b.item.itemId);
    for (const { item, price } of waiting.slice(0, Math.max(auctionsAtOnce - auctions, 0))) {
      await this.#auction(item, price, auctions);
      auctioned.push(item.itemId);
      auctions += 1;
    }
    this.#auctioned = auctioned;
  }

  async #listFixed({ itemId, ownerId: accountId }: NftItemView, price: Atoms): Promise<void> {
    const endsAtMs = this.#parts.clock() + longMs;
    await this.#send({
      type: 'nft.list',
      accountId,
      itemId,
      mode: 'fixed',
      assetId: usdt,
      price,
      raise: atoms(0n),
      startsAtMs: 0,
      endsAtMs,
    });
  }

  /** Auctions that begin together end one after the other. */
  async #auction({ itemId, ownerId: accountId }: NftItemView, price: Atoms, place: number): Promise<void> {
    const lengthMs = this.#quick(auctionMs + place * 2 * minuteMs);
    await this.#send({
      type: 'nft.list',
      accountId,
      itemId,
      mode: 'auction',
      assetId: usdt,
      price,
      raise: atoms(price / 20n),
      startsAtMs: 0,
      endsAtMs: this.#parts.clock() + lengthMs,
    });
  }

  #artist(key: string): { readonly accountId: AccountId; readonly uid: number } {
    return present(this.#artists.get(key), 'the artists of the practice market have accounts');
  }

  #quick(ms: number): number {
    return Math.max(Math.ceil(ms / (this.#parts.speed ?? 1)), shortestMs);
  }

  /** A refusal is a fault of ours. */
  async #must<T extends CommandType>(command: CommandOf<T> & Command): Promise<ResultOf<T>> {
    const { outcome } = await this.#parts.exchange.submit<T>({ commandId: this.#freshId(), actor: 'system', command });
    if (outcome.ok) return outcome.value;
    throw new Fault('nft_not_set_up', `${command.type} was refused: ${outcome.code}`);
  }

  /** A refusal is no fault: the next look finds the state then. */
  async #send(command: Command): Promise<void> {
    await this.#parts.exchange.submit({ commandId: this.#freshId(), actor: 'user', command });
  }

  #freshId(): string {
    this.#sent += 1;
    return `nft:${this.#startedAs}:${this.#sent}`;
  }
}

type Said = Readonly<Record<'en' | 'vn' | 'zh', { readonly name: string; readonly description: string }>>;

function saidOf({ en, vn, zh }: Said) {
  return {
    names: { en: en.name, vn: vn.name, zh: zh.name },
    texts: { en: en.description, vn: vn.description, zh: zh.description },
  };
}

function inUsdt(units: bigint): Atoms {
  return atoms(units * whole);
}
