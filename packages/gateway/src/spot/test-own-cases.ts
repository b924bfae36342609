import { amendSpotExits, amendSpotOrder, cancelSpotOrder, listSpotOrders, replaceSpotOrder } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  {
    call: amendSpotOrder,
    field: 'orderId',
    object: 'orderId',
    nobodys: nobodysNumber,
    rest: { quantity: '0.001' },
    refusal: 'order_not_found',
  },
  {
    call: replaceSpotOrder,
    field: 'replacedId',
    object: 'orderId',
    nobodys: nobodysNumber,
    rest: { baseAssetId: 1, quoteAssetId: 3, side: 'buy', quantity: '0.001', price: '50000' },
    refusal: 'order_not_found',
  },
  {
    call: amendSpotExits,
    field: 'orderId',
    object: 'orderId',
    nobodys: nobodysNumber,
    rest: { takeProfitPrice: '90000' },
    refusal: 'order_not_found',
  },
  { call: cancelSpotOrder, field: 'orderId', object: 'orderId', nobodys: nobodysNumber, refusal: 'order_not_found' },
  { call: listSpotOrders, field: 'orderId', object: 'orderId', nobodys: nobodysNumber, refusal: 'ok' },
];
