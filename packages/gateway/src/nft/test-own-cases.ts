import { openBlindBoxes, payNftOrder, readNftOrder } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  ...[payNftOrder, readNftOrder].map(
    (call): OwnCase => ({
      call,
      field: 'orderId',
      object: 'nftOrderId',
      nobodys: nobodysNumber,
      refusal: 'nft_order_not_found',
    }),
  ),
  {
    call: openBlindBoxes,
    field: 'codes',
    object: 'nftBoxes',
    nobodys: [[`B${nobodysNumber}`]],
    rest: { clientSeed: 'a-seed-of-mine' },
    refusal: 'nft_box_not_found',
  },
];
