import {
  type CallSpec,
  borrow,
  buyOption,
  getCoupon,
  makeLockedDeposit,
  openContract,
  payCashCoupon,
  placeSpotOrder,
  previewContract,
  previewSpotOrder,
} from '@candor/api';
import { nobodysNumber, noHash, type OwnCase } from '../testing/test-own-case.ts';
import { usdt } from '../testing/test-system.ts';

export const ownCases: readonly OwnCase[] = [
  ...[getCoupon, payCashCoupon].map(
    (call): OwnCase => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      refusal: 'coupon_not_found',
    }),
  ),
  ...(
    [
      [
        placeSpotOrder,
        { baseAssetId: 1, quoteAssetId: usdt, side: 'buy', orderType: 'limit', price: '59000', quantity: '0.002' },
      ],
      [
        openContract,
        {
          baseAssetId: 1,
          quoteAssetId: usdt,
          lots: 100,
          multiple: 10,
          direction: 'long',
          entryType: 'market',
          marginMode: 'cross',
        },
      ],
      [
        buyOption,
        { pairId: 1, assetId: usdt, direction: 'up', seconds: 60, stake: '10', termsHash: noHash, validUntilMs: 1 },
      ],
      [makeLockedDeposit, { productId: 1, amount: '100', termsHash: noHash }],
      [borrow, { productId: 9, amount: '100', collateral: [['1', '0.01']], termsHash: noHash, interest: 1 }],
    ] satisfies [CallSpec, object][]
  ).map(
    ([call, rest]): OwnCase => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      rest,
      refusal: 'coupon_not_found',
    }),
  ),
  ...(
    [
      [previewSpotOrder, { baseAssetId: 1, quoteAssetId: usdt, side: 'buy', orderType: 'market', quantity: '0.002' }],
      [
        previewContract,
        { baseAssetId: 1, quoteAssetId: usdt, direction: 'long', entryType: 'market', lots: 100, multiple: 10 },
      ],
    ] as const
  ).map(
    ([call, rest]): OwnCase => ({
      call,
      field: 'couponId',
      object: 'couponId',
      nobodys: nobodysNumber,
      rest,
      refusal: 'ok',
    }),
  ),
];
