import type { AccountId, OrderId, PairId, Side, TradeId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** One row per match, with both sides. An order id of 0 is the house maker's. */
export const trades = table(
  'trades',
  {
    trade_id: whole<TradeId>(),
    pair_id: whole<PairId>(),
    price: whole<Price>(),
    quantity_atoms: atoms(),
    quote_amount_atoms: atoms(),
    taker_side: word<Side>(),
    taker_order_id: whole<OrderId>(),
    taker_account_id: whole<AccountId>(),
    taker_fee_atoms: atoms(),
    maker_order_id: whole<OrderId>(),
    maker_account_id: whole<AccountId>(),
    maker_fee_atoms: atoms(),
    at_ms: whole(),
  },
  ['trade_id'],
  { on: ['pair_id', 'trade_id'] },
);

/** The users of each trade with their orders: it makes an account's and an order's list one index walk. */
export const fills = table(
  'fills',
  {
    account_id: whole<AccountId>(),
    trade_id: whole<TradeId>(),
    order_id: whole<OrderId>(),
    pair_id: whole<PairId>(),
  },
  ['account_id', 'trade_id'],
  { on: ['account_id', 'pair_id', 'trade_id'] },
  { on: ['order_id', 'trade_id'] },
);
