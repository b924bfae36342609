import type { AccountId, OrderId, PairId, TradeId } from '@candor/exchange';
import { tradeFields } from '@candor/exchange/rules';
import { whole } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** One row per match, with both sides. An order id of 0 is the house maker's. */
export const trades = table(
  'trades',
  {
    ...columnsOf(tradeFields),
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
