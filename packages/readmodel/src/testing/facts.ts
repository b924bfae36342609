import type {
  AccountId,
  AssetId,
  CommittedBatch,
  CoreEvent,
  EventOf,
  OrderId,
  PairId,
  PlacedEvent,
  QuoteId,
  TradeId,
} from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';

/** Ids, amounts and prices without ceremony, for hand-made facts. */
export const account = (id: number) => id as AccountId;
export const asset = (id: number) => id as AssetId;
export const pair = (id: number) => id as PairId;
export const order = (id: number) => id as OrderId;
export const trade = (id: number) => id as TradeId;
export const quote = (id: number) => id as QuoteId;
export const amount = (value: bigint | number) => atoms(BigInt(value));
export const priceAt = price;

export const btc = asset(1);
export const eth = asset(2);
export const usdt = asset(3);
export const btcUsdt = pair(1);
export const ethUsdt = pair(2);
/** A Wednesday, 00:00 UTC. */
export const startMs = Date.UTC(2025, 0, 1);

/** A journal of facts in memory: each `add` is one command. */
export class Facts {
  readonly events: PlacedEvent[] = [];
  #sequence = 0;

  get lastSequence(): number {
    return this.#sequence;
  }

  add(atMs: number, ...events: readonly CoreEvent[]): this {
    this.#sequence += 1;
    const sequence = this.#sequence;
    const commandId = `fact:${sequence}`;
    events.forEach((event, index) => this.events.push({ sequence, index, commandId, atMs, event }));
    return this;
  }

  /** The commands after `from`, up to and including `to`. */
  batch(from = 0, to = this.#sequence): CommittedBatch {
    const events = this.events.filter(({ sequence }) => sequence > from && sequence <= to);
    return { firstSequence: from + 1, lastSequence: to, events };
  }
}

/** Three assets and two pairs against USDT. */
export function listed(facts: Facts): Facts {
  return facts
    .add(startMs, listedAsset(btc, 'BTC', 8), listedAsset(eth, 'ETH', 18), listedAsset(usdt, 'USDT', 6))
    .add(startMs, listedPair(btcUsdt, btc), listedPair(ethUsdt, eth));
}

function listedAsset(assetId: AssetId, code: string, scale: number): CoreEvent {
  return { type: 'catalog.asset_listed', assetId, code, name: code, scale, assetClass: 'coin' };
}

function listedPair(pairId: PairId, baseAssetId: AssetId): CoreEvent {
  return {
    type: 'catalog.pair_listed',
    pairId,
    baseAssetId,
    quoteAssetId: usdt,
    tick: priceAt(1_000_000),
    lot: amount(1),
    hasBook: 'yes',
  };
}

export function ticked(atMs: number, ...prices: readonly (readonly [PairId, number])[]): CoreEvent {
  return {
    type: 'index.ticked',
    gridIndex: Math.floor(atMs / 500),
    prices: prices.map(([pairId, price]) => ({ pairId, price: priceAt(price) })),
  };
}

type Placed = EventOf<'spot.order_placed'>;

export function placed(orderId: number, accountId: AccountId, fields: Partial<Placed> = {}): Placed {
  return {
    type: 'spot.order_placed',
    orderId: order(orderId),
    accountId,
    pairId: btcUsdt,
    side: 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    price: priceAt(100),
    quantity: amount(1_000),
    makerFee: 1_000 as Ppm,
    takerFee: 1_000 as Ppm,
    status: 'open',
    ...fields,
  };
}

type Ended = EventOf<'spot.order_ended'>;

export function ended(orderId: number, accountId: AccountId, fields: Partial<Ended> = {}): Ended {
  return {
    type: 'spot.order_ended',
    orderId: order(orderId),
    accountId,
    pairId: btcUsdt,
    status: 'cancelled',
    reason: 'user_cancelled',
    filled: amount(0),
    filledQuote: amount(0),
    fee: amount(0),
    ...fields,
  };
}

type Traded = EventOf<'spot.traded'>;

export function traded(tradeId: number, fields: Partial<Traded> = {}): Traded {
  return {
    type: 'spot.traded',
    tradeId: trade(tradeId),
    pairId: btcUsdt,
    price: priceAt(100),
    quantity: amount(10),
    quoteAmount: amount(20),
    takerSide: 'buy',
    takerOrderId: order(0),
    takerAccountId: account(4),
    takerFee: amount(0),
    makerOrderId: order(0),
    makerAccountId: account(4),
    makerFee: amount(0),
    ...fields,
  };
}

type Posted = EventOf<'ledger.posted'>;
type Line = Posted['lines'][number];

export function posted(...lines: readonly Partial<Line>[]): Posted {
  return {
    type: 'ledger.posted',
    reference: 0,
    lines: lines.map((line) => ({
      accountId: account(1_000),
      walletType: 'spot',
      assetId: usdt,
      kind: 'trade',
      available: amount(0),
      frozen: amount(0),
      availableAfter: amount(0),
      frozenAfter: amount(0),
      ...line,
    })),
  };
}
