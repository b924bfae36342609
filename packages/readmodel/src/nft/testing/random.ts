import type {
  AccountId,
  AssetId,
  CoreEvent,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
  NftWorkId,
} from '@candor/exchange';
import { type NftKind, nftKinds, type NftMode, nftRarities } from '@candor/exchange/rules';
import type { Seeded } from '@candor/kernel';
import { ppm } from '../../contract/testing/facts.ts';
import { account, amount, startMs } from '../../testing/facts.ts';

const usdt = 3 as AssetId;
const artists = [account(1_020), account(1_021)];
const buyers = [account(1_000), account(1_001), account(1_002)];

export const hash = (value: number) => new Uint8Array(32).fill(value % 256);

interface LiveItem {
  readonly itemId: NftItemId;
  readonly workId: NftWorkId;
  ownerId: AccountId;
  state: 'free' | 'on_sale' | 'due' | 'boxed';
}

interface LiveSale {
  readonly saleId: NftSaleId;
  readonly item: LiveItem;
  readonly mode: NftMode;
  current: number | undefined;
  leaderId: AccountId | undefined;
  bidCount: number;
  bidders: number;
  endsAtMs: number;
}

interface LiveOrder {
  readonly orderId: NftOrderId;
  readonly sale: LiveSale;
  readonly buyerId: AccountId;
  readonly kind: 'won' | 'second_chance';
}

interface LiveSeries {
  readonly seriesId: NftSeriesId;
  readonly creatorId: AccountId;
  readonly prizes: LiveItem[];
  readonly workId: NftWorkId;
  readonly boxes: { readonly boxId: NftBoxId; readonly accountId: AccountId }[];
  sold: number;
  opened: number;
}

/** Makers of facts about NFTs that hang together as the core's do. */
export function randomNft(random: Seeded): readonly (() => CoreEvent[])[] {
  const items: LiveItem[] = [];
  const sales: LiveSale[] = [];
  const orders: LiveOrder[] = [];
  const series: LiveSeries[] = [];
  let works = 0;
  let saleCount = 0;
  let orderCount = 0;
  let seriesCount = 0;
  let boxCount = 0;

  return [mint, list, list, bid, bid, bid, endSale, endOrder, openSeries, buyBoxes, drawBox, drawBox, moveEnds];

  function mintOf(creatorId: AccountId, kind: NftKind, editions: number): CoreEvent {
    works += 1;
    const workId = works as NftWorkId;
    const firstItemId = (items.length + 1) as NftItemId;
    for (let edition = 0; edition < editions; edition++) {
      items.push({ itemId: (firstItemId + edition) as NftItemId, workId, ownerId: creatorId, state: 'free' });
    }
    const of = { workId, creatorId, kind, rarity: random.pick(nftRarities), royalty: ppm(50_000), editions };
    return { type: 'nft.minted', ...of, firstItemId, contentHash: hash(works), paymentMs: 60_000 };
  }

  function mint(): CoreEvent[] {
    return [mintOf(random.pick(artists), random.pick(nftKinds), 1 + random.below(3))];
  }

  function list(): CoreEvent[] {
    const item = items.filter(({ state }) => state === 'free')[random.below(4)];
    if (item === undefined) return [];
    saleCount += 1;
    const mode = random.chance(1, 3) ? 'fixed' : 'auction';
    const saleId = saleCount as NftSaleId;
    const endsAtMs = startMs + random.below(1_000_000);
    item.state = 'on_sale';
    sales.push({ saleId, item, mode, current: undefined, leaderId: undefined, bidCount: 0, bidders: 0, endsAtMs });
    const isAuction = mode === 'auction';
    return [
      {
        type: 'nft.listed',
        saleId,
        itemId: item.itemId,
        sellerId: item.ownerId,
        mode,
        assetId: usdt,
        price: amount(100 + random.below(900)),
        raise: amount(isAuction ? 5 : 0),
        deposit: amount(isAuction ? 10 : 0),
        reserve: isAuction && random.chance(1, 3) ? amount(2_000) : undefined,
        startsAtMs: startMs,
        endsAtMs,
      },
    ];
  }

  /** The first bid of a user comes with their deposit; a limit of the leader answers every other one. */
  function bid(): CoreEvent[] {
    const sale = sales.filter(({ mode }) => mode === 'auction')[random.below(3)];
    if (sale === undefined) return [];
    const { saleId, item } = sale;
    const accountId = random.pick(buyers);
    if (accountId === item.ownerId || accountId === sale.leaderId) return [];
    const price = (sale.current ?? 100) + 10;
    const isAnswered = sale.leaderId !== undefined && random.chance(1, 2);
    const outbidId = isAnswered ? undefined : sale.leaderId;
    const leaderId = isAnswered && sale.leaderId !== undefined ? sale.leaderId : accountId;
    sale.current = isAnswered ? price + 5 : price;
    sale.leaderId = leaderId;
    sale.bidCount += 1;
    sale.bidders += 1;
    sale.endsAtMs += random.below(2) * 60_000;
    const of = { saleId, itemId: item.itemId, accountId };
    const { bidCount, bidders, endsAtMs } = sale;
    const stand = { leaderId, outbidId, current: amount(sale.current), bidCount, endsAtMs };
    return [
      { type: 'nft.deposit_placed', ...of, deposit: amount(10), bidders },
      { type: 'nft.bid_placed', ...of, bid: amount(price), ...stand },
    ];
  }

  function endSale(): CoreEvent[] {
    const led = sales.findIndex(({ leaderId }) => leaderId !== undefined);
    const [sale] = sales.splice(led >= 0 && random.chance(2, 3) ? led : random.below(sales.length + 1), 1);
    if (sale === undefined) return [];
    const { saleId, item, mode, leaderId, current } = sale;
    const { itemId, ownerId: sellerId } = item;
    const told = { type: 'nft.sale_ended', saleId, itemId, sellerId, assetId: usdt } as const;
    if (mode === 'fixed' && random.chance(1, 2)) {
      const buyerId = random.pick(buyers.filter((buyer) => buyer !== sellerId));
      const price = amount(500);
      return [{ ...told, end: 'sold', buyerId, price }, ...payment(sale, buyerId, 500, undefined, 'sale')];
    }
    if (leaderId === undefined || current === undefined) {
      item.state = 'free';
      return [{ ...told, end: 'unsold', buyerId: undefined, price: undefined }];
    }
    if (random.chance(1, 4)) {
      item.state = 'free';
      return [{ ...told, end: 'reserve_not_met', buyerId: leaderId, price: amount(current) }];
    }
    item.state = 'due';
    const order = openOrder(sale, leaderId, 'won');
    return [{ ...told, end: 'won', buyerId: leaderId, price: amount(current) }, order];
  }

  function openOrder(sale: LiveSale, buyerId: AccountId, kind: LiveOrder['kind']): CoreEvent {
    orderCount += 1;
    const orderId = orderCount as NftOrderId;
    orders.push({ orderId, sale, buyerId, kind });
    const { saleId, item, current } = sale;
    const of = { orderId, kind, saleId, itemId: item.itemId, buyerId, sellerId: item.ownerId, assetId: usdt };
    const price = amount(current ?? 0);
    return { type: 'nft.order_opened', ...of, price, deposit: amount(10), deadlineMs: startMs + 60_000 };
  }

  function payment(
    { saleId, item }: LiveSale,
    buyerId: AccountId,
    paid: number,
    orderId: NftOrderId | undefined,
    cause: 'sale' | 'auction',
  ): CoreEvent[] {
    const { itemId, workId, ownerId: sellerId } = item;
    const price = amount(paid);
    item.ownerId = buyerId;
    item.state = 'free';
    const of = { saleId, itemId, buyerId, sellerId, assetId: usdt };
    return [
      { type: 'nft.paid', orderId, ...of, price, fee: amount(1), royalty: amount(0) },
      { type: 'nft.moved', itemId, workId, cause, fromId: sellerId, toId: buyerId, price, assetId: usdt },
    ];
  }

  function endOrder(): CoreEvent[] {
    const [order] = orders.splice(random.below(orders.length + 1), 1);
    if (order === undefined) return [];
    const { orderId, sale, buyerId, kind } = order;
    if (random.chance(1, 2)) return payment(sale, buyerId, sale.current ?? 0, orderId, 'auction');
    const { saleId, item } = sale;
    const of = { orderId, saleId, itemId: item.itemId, buyerId, sellerId: item.ownerId, assetId: usdt };
    const fact: CoreEvent = { type: 'nft.order_expired', ...of, forfeited: amount(10), fee: amount(1) };
    const next = buyers.find((buyer) => buyer !== buyerId && buyer !== item.ownerId);
    if (kind === 'won' && next !== undefined && random.chance(1, 2)) {
      return [fact, openOrder(sale, next, 'second_chance')];
    }
    item.state = 'free';
    return [fact];
  }

  /** Of a work that is minted for it. */
  function openSeries(): CoreEvent[] {
    if (series.length > 2) return [];
    seriesCount += 1;
    const creatorId = random.pick(artists);
    const minted = mintOf(creatorId, 'image', 3);
    const prizes = items.slice(-3);
    for (const item of prizes) item.state = 'boxed';
    const workId = works as NftWorkId;
    const seriesId = seriesCount as NftSeriesId;
    series.push({ seriesId, creatorId, prizes, workId, boxes: [], sold: 0, opened: 0 });
    const times = { startsAtMs: startMs, endsAtMs: startMs + 900_000 };
    const hashes = { commitment: hash(7), listHash: hash(8), contentHash: hash(100 + seriesCount) };
    const of = { seriesId, creatorId, assetId: usdt, price: amount(50), boxes: 3, accountMax: 3 };
    return [minted, { type: 'nft.series_opened', ...of, ...times, ...hashes, prizes: [{ workId, count: 3 }] }];
  }

  function buyBoxes(): CoreEvent[] {
    const of = series.find(({ sold }) => sold < 3);
    if (of === undefined) return [];
    const accountId = random.pick(buyers);
    boxCount += 1;
    const boxId = boxCount as NftBoxId;
    of.boxes.push({ boxId, accountId });
    of.sold += 1;
    const paid = { price: amount(50), fee: amount(1), royalty: amount(0) };
    const { seriesId, sold } = of;
    return [{ type: 'nft.boxes_bought', seriesId, accountId, boxId, count: 1, assetId: usdt, ...paid, left: 3 - sold }];
  }

  function drawBox(): CoreEvent[] {
    const of = series.find(({ boxes }) => boxes.length > 0);
    const box = of?.boxes.shift();
    const item = of?.prizes.shift();
    if (of === undefined || box === undefined || item === undefined) return [];
    const { seriesId, creatorId, workId } = of;
    const { accountId, boxId } = box;
    of.opened += 1;
    item.ownerId = accountId;
    item.state = 'free';
    const clientSeed = new Uint8Array([49, 50]);
    const draw = {
      boxId,
      seriesId,
      accountId,
      nonce: of.opened,
      clientSeed,
      seed: hash(of.opened),
      ticket: 5,
      prize: 0,
    };
    const { itemId } = item;
    const events: CoreEvent[] = [
      { type: 'nft.boxes_opening', seriesId, accountId, boxIds: [boxId], clientSeed },
      { type: 'nft.box_opened', ...draw, workId, itemId, weights: [4 - of.opened] },
      {
        type: 'nft.moved',
        itemId,
        workId,
        cause: 'box',
        fromId: creatorId,
        toId: accountId,
        price: undefined,
        assetId: undefined,
      },
    ];
    if (of.opened < 3) return events;
    series.splice(series.indexOf(of), 1);
    return [
      ...events,
      { type: 'nft.series_ended', seriesId, opened: 3 },
      { type: 'nft.series_revealed', seriesId, seed: hash(9) },
    ];
  }

  /** An outage. */
  function moveEnds(): CoreEvent[] {
    const byMs = 20_000;
    const moved = sales.map((sale): CoreEvent => {
      sale.endsAtMs += byMs;
      const { saleId, item, endsAtMs } = sale;
      return { type: 'nft.sale_moved', saleId, itemId: item.itemId, byMs, endsAtMs };
    });
    const waiting = orders.map(({ orderId, buyerId, sale }): CoreEvent => {
      const of = { orderId, buyerId, sellerId: sale.item.ownerId };
      return { type: 'nft.order_moved', ...of, byMs, deadlineMs: startMs + 80_000 };
    });
    return [...moved, ...waiting];
  }
}
