import type { AccountId, AssetId, DualProductId, DualPurchaseId, EventOf } from '@candor/exchange';
import { ppm } from '../../contract/testing/facts.ts';
import { amount, btcUsdt, priceAt, startMs } from '../../testing/facts.ts';

export const dualPurchase = (id: number) => id as DualPurchaseId;

type Bought = EventOf<'dual.bought'>;

export function dualBought(id: number, accountId: AccountId, fields: Partial<Bought> = {}): Bought {
  return {
    type: 'dual.bought',
    purchaseId: dualPurchase(id),
    accountId,
    productId: 1 as DualProductId,
    pairId: btcUsdt,
    direction: 'put',
    shares: 2,
    linkedPrice: priceAt(100),
    indexPrice: priceAt(101),
    interest: ppm(120_000),
    interestDays: 7,
    stakeAssetId: 3 as AssetId,
    stake: amount(200),
    baseOut: amount(2),
    quoteOut: amount(201),
    maturesAtMs: 60_000,
    windowMs: 60_000,
    boughtAtMs: startMs,
    ...fields,
  };
}

type Settled = EventOf<'dual.settled'>;

export function dualSettled(id: number, accountId: AccountId, fields: Partial<Settled> = {}): Settled {
  return {
    type: 'dual.settled',
    purchaseId: dualPurchase(id),
    accountId,
    productId: 1 as DualProductId,
    result: 'quote',
    settlementPrice: priceAt(101),
    paidAssetId: 3 as AssetId,
    paid: amount(201),
    atMs: startMs + 1,
    ...fields,
  };
}

export function dualWindowClosed(maturesAtMs: number, ...prices: readonly number[]): EventOf<'dual.window_closed'> {
  return {
    type: 'dual.window_closed',
    pairId: btcUsdt,
    maturesAtMs,
    windowMs: 60_000,
    samples: prices.map((price, index) => ({ gridIndex: index + 1, price: priceAt(price) })),
  };
}
