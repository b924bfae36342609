import type { CommandOf, OtcAdId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { asset } from '../catalog.ts';

type OtcAdTerms = Omit<CommandOf<'otc.open_ad'>, 'type' | 'accountId' | 'side' | 'assetId' | 'fiatAssetId'>;

const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

/** A price of OTC: fiat per whole asset. */
export const otcPrice = (dollars: number) => atoms(BigInt(Math.round(dollars * 1e8)));

/** 1,000 USDT at 1.01 dollars each, in orders of 10 to 2,000 dollars that are paid in 15 minutes. */
export function otcTermsFor(changes: Partial<OtcAdTerms> = {}): OtcAdTerms {
  return {
    quantity: usdt(1_000),
    price: otcPrice(1.01),
    orderMin: atoms(1_000n),
    orderMax: atoms(200_000n),
    methods: ['bank_transfer', 'wise'],
    paymentMs: 900_000,
    fromMinute: 0,
    toMinute: 0,
    levelMin: 'basic',
    completedMin: 0,
    completionMin: 0 as Ppm,
    ageDaysMin: 0,
    textHash: new Uint8Array(),
    ...changes,
  };
}

export function otcAdFor(changes: Partial<CommandOf<'otc.open_ad'>> = {}): Omit<CommandOf<'otc.open_ad'>, 'accountId'> {
  return {
    type: 'otc.open_ad',
    side: 'sell',
    assetId: asset.USDT,
    fiatAssetId: asset.USD,
    ...otcTermsFor(),
    ...changes,
  };
}

/** An order on an ad at its present price, of somebody who has long been a member. */
export function otcOrderFor(
  changes: Partial<CommandOf<'otc.open_order'>> = {},
): Omit<CommandOf<'otc.open_order'>, 'accountId'> {
  return {
    type: 'otc.open_order',
    adId: 1 as OtcAdId,
    quantity: usdt(100),
    method: 'bank_transfer',
    price: otcPrice(1.01),
    delayMs: 600_000,
    memberSinceMs: 0,
    ...changes,
  };
}
