import type {
  AccountId,
  Command,
  CoreEvent,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
  NftWorkId,
} from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { type Atoms, atoms, type Ppm, plus } from '@candor/money';
import { asset, nftAuctionFor, nftSaleFor, nftSeriesFor, nftTermsFor, nftWorkFor } from '@candor/testkit';
import { Belongings, type Population } from '../traffic/population.ts';

const usdt = 1_000_000n;
const encoder = new TextEncoder();

/** The first terms, with prices in USDT. */
export const nftTerms: Command = nftTermsFor();

interface Series {
  readonly seriesId: NftSeriesId;
  readonly price: Atoms;
  readonly seeds: readonly Uint8Array[];
  opened: number;
  waiting: number;
  isEnded: boolean;
}

/** Creators, collectors and bidders, and the platform that keeps the secret seeds of series. */
export class NftTraffic {
  readonly #town: Population;
  readonly #items: Belongings<NftItemId>;
  readonly #owners = new Map<NftItemId, AccountId>();
  readonly #works: { readonly workId: NftWorkId; readonly creatorId: AccountId; readonly editions: number }[] = [];
  readonly #sales = new Map<NftSaleId, { readonly mode: 'fixed' | 'auction'; price: Atoms; next: Atoms }>();
  readonly #bidders: { readonly accountId: AccountId; readonly saleId: NftSaleId }[] = [];
  readonly #orders: Belongings<NftOrderId>;
  readonly #series: Series[] = [];
  readonly #boxes: Belongings<NftBoxId>;
  /** Chains of seeds by their commitments, in the hope that the series is opened. */
  readonly #chains = new Map<string, readonly Uint8Array[]>();
  #chain = 0;

  constructor(town: Population) {
    this.#town = town;
    this.#items = new Belongings(town);
    this.#orders = new Belongings(town);
    this.#boxes = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    switch (event.type) {
      case 'nft.minted':
        this.#works.push(event);
        for (let copy = 0; copy < event.editions; copy++)
          this.#own((event.firstItemId + copy) as NftItemId, event.creatorId);
        return;
      case 'nft.moved':
        this.#items.forget(event.itemId);
        this.#own(event.itemId, event.toId);
        return;
      case 'nft.listed':
        this.#sales.set(event.saleId, { mode: event.mode, price: event.price, next: event.price });
        return;
      case 'nft.deposit_placed':
        this.#bidders.push(event);
        return;
      case 'nft.bid_placed': {
        const sale = this.#sales.get(event.saleId);
        if (sale !== undefined) sale.next = plus(event.current, atoms(event.current / 20n + usdt));
        return;
      }
      case 'nft.sale_ended':
        if (!this.#town.random.chance(1, 10)) this.#sales.delete(event.saleId);
        return;
      case 'nft.order_opened':
        this.#orders.add(event.orderId, event.buyerId);
        return;
      case 'nft.paid':
        if (event.orderId !== undefined) this.#orders.forget(event.orderId);
        return;
      case 'nft.order_expired':
        this.#orders.forget(event.orderId);
        return;
      default:
        this.#hearOfBoxes(event);
    }
  }

  #hearOfBoxes(event: CoreEvent): void {
    if (event.type === 'nft.series_opened') {
      const { seriesId, price, commitment } = event;
      const seeds = this.#chains.get(Buffer.from(commitment).toString('hex')) ?? [];
      this.#series.push({ seriesId, price, seeds, opened: 0, waiting: 0, isEnded: false });
    }
    if (event.type === 'nft.boxes_bought') {
      for (let box = 0; box < event.count; box++) this.#boxes.add((event.boxId + box) as NftBoxId, event.accountId);
    }
    const series = 'seriesId' in event ? this.#series.find(({ seriesId }) => seriesId === event.seriesId) : undefined;
    if (series === undefined) return;
    if (event.type === 'nft.boxes_opening') series.waiting += event.boxIds.length;
    if (event.type === 'nft.box_resealed') series.waiting -= 1;
    if (event.type === 'nft.box_opened') {
      series.waiting -= 1;
      series.opened += 1;
      this.#boxes.forget(event.boxId);
    }
    if (event.type === 'nft.series_ended') series.isEnded = true;
    if (event.type === 'nft.series_revealed') this.#series.splice(this.#series.indexOf(series), 1);
  }

  #own(itemId: NftItemId, accountId: AccountId): void {
    this.#owners.set(itemId, accountId);
    this.#items.add(itemId, accountId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    // Mostly what has a chance: without works, sales or boxes there is nothing to do with them.
    const isSensible = !random.chance(1, 8);
    if (draw < 6 || (isSensible && this.#works.length < 3)) return this.#mint();
    if (draw < 22 || (draw < 50 && isSensible && this.#sales.size === 0)) return this.#list();
    if (draw < 27) return this.#buy();
    if (draw < 36) {
      return { type: 'nft.place_deposit', accountId: this.#town.account(), saleId: this.#sale('auction') };
    }
    if (draw < 52) return this.#bid();
    if (draw < 60) {
      const { id: orderId, accountId } = this.#orders.one();
      return { type: 'nft.pay', accountId, orderId };
    }
    if (draw < 66 || (isSensible && this.#series.length === 0)) return this.#openSeries();
    if (draw < 78) return this.#buyBoxes();
    if (draw < 88 && !(isSensible && this.#series.some(({ waiting }) => waiting > 2))) return this.#openBoxes();
    return this.#reveal();
  }

  /** New terms; some of them cannot be. */
  terms(): Command {
    const { random } = this.#town;
    return nftTermsFor({
      fee: random.below(random.chance(1, 6) ? 900_000 : 100_000) as Ppm,
      deposit: random.below(300_000) as Ppm,
      assetIds: [asset.USDT, this.#town.assetId()],
    });
  }

  #mint(): Command {
    const { random } = this.#town;
    return nftWorkFor(this.#town.account(), {
      editions: random.below(9),
      royalty: random.below(105_000) as Ppm,
      paymentMs: random.pick([minuteMs, 5 * minuteMs]),
    });
  }

  #list(): Command {
    const { random, nowMs } = this.#town;
    const { id: itemId, accountId } = this.#items.one();
    const startsAtMs = random.chance(1, 5) ? nowMs + random.below(2 * minuteMs) : 0;
    const endsAtMs = Math.max(nowMs, startsAtMs) + random.below(8 * minuteMs);
    const price = plus(this.#town.usdt(20), atoms(random.chance(1, 20) ? 0n : 1n));
    const own = { itemId, price, startsAtMs, endsAtMs };
    if (random.chance(1, 3)) return { ...nftSaleFor(own), accountId };
    const reserve = random.chance(1, 4) ? { reserve: plus(price, this.#town.usdt(5)) } : {};
    return { ...nftAuctionFor({ ...own, raise: this.#town.usdt(2), ...reserve }), accountId };
  }

  /** One of the latest of a mode, if there is one. */
  #sale(mode: 'fixed' | 'auction'): NftSaleId {
    const all = [...this.#sales].filter(([, sale]) => sale.mode === mode || this.#town.random.chance(1, 20));
    return this.#town.recent(all, 12)?.[0] ?? (1 as NftSaleId);
  }

  #buy(): Command {
    const saleId = this.#sale('fixed');
    const price = this.#sales.get(saleId)?.price ?? atoms(usdt);
    const accountId = this.#town.account();
    return { type: 'nft.buy', accountId, saleId, assetId: asset.USDT, price };
  }

  #bid(): Command {
    const { random } = this.#town;
    const bidder = this.#town.recent(this.#bidders, 15);
    const saleId = bidder?.saleId ?? this.#sale('auction');
    const next = this.#sales.get(saleId)?.next ?? atoms(usdt);
    const price = plus(next, atoms(BigInt(random.below(4) - 1) * usdt));
    const limit = random.chance(1, 3) ? { limit: plus(price, atoms(BigInt(random.below(20) - 1) * usdt)) } : {};
    return {
      type: 'nft.bid',
      accountId: this.#town.owner(bidder?.accountId ?? this.#town.account()),
      saleId,
      price,
      ...limit,
    };
  }

  #openSeries(): Command {
    const { random, nowMs } = this.#town;
    const { workId, creatorId, editions } = this.#town.recent(this.#works, 8) ?? {
      workId: 1,
      creatorId: this.#town.account(),
      editions: 1,
    };
    const second = this.#works.findLast((work) => work.creatorId === creatorId && work.workId !== workId);
    const counts = [1 + random.below(Math.max(editions - 1, 1)), random.below(3)] as const;
    const prizes: [number, number][] = [[workId, counts[0]]];
    if (second !== undefined && counts[1] > 0) prizes.push([second.workId, counts[1]]);
    const boxes = prizes.reduce((sum, [, count]) => sum + count, 0);
    const seeds = [sha256(encoder.encode(`series ${this.#chain++}`))];
    while (seeds.length <= boxes) seeds.push(sha256(seeds.at(-1) as Uint8Array));
    seeds.reverse();
    const commitment = seeds[0] as Uint8Array;
    this.#chains.set(Buffer.from(commitment).toString('hex'), seeds);
    const endsAtMs = nowMs + minuteMs + random.below(10 * minuteMs);
    return nftSeriesFor(creatorId, prizes, {
      commitment,
      endsAtMs,
      accountMax: 1 + random.below(4),
      price: plus(this.#town.usdt(4), atoms(1n)),
    });
  }

  #buyBoxes(): Command {
    const { random } = this.#town;
    const { seriesId, price } = this.#town.recent(this.#series, 5) ?? { seriesId: 1 as NftSeriesId, price: atoms(1n) };
    return { type: 'nft.buy_boxes', accountId: this.#town.account(), seriesId, count: random.below(4), price };
  }

  #openBoxes(): Command {
    const { random } = this.#town;
    const { id, accountId } = this.#boxes.one();
    const boxIds = random.chance(1, 8) ? [id, (id + 1) as NftBoxId] : [id];
    const clientSeed = encoder.encode(random.pick(['lucky', 'A-1', random.chance(1, 9) ? '' : 'z']));
    return { type: 'nft.open_boxes', accountId, boxIds, clientSeed };
  }

  #reveal(): Command {
    const { random } = this.#town;
    const ended = this.#series.find(({ isEnded }) => isEnded);
    if (ended !== undefined && random.chance(1, 4)) {
      const { seriesId, seeds } = ended;
      return {
        type: 'nft.reveal_series',
        seriesId,
        seed: seeds.at(random.chance(1, 9) ? 0 : -1) ?? new Uint8Array(32),
      };
    }
    const series = this.#series.find(({ waiting }) => waiting > 0) ?? this.#town.recent(this.#series);
    const { seriesId, seeds, opened } = series ?? { seriesId: 1 as NftSeriesId, seeds: [], opened: 0 };
    const seed = seeds[random.chance(1, 4) ? opened : opened + 1] ?? new Uint8Array(32);
    return { type: 'nft.reveal_box', seriesId, seed };
  }
}
