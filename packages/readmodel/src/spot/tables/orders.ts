import type {
  AccountId,
  EndReason,
  OrderId,
  OrderStatus,
  OrderType,
  PairId,
  RejectCode,
  Side,
  TimeInForce,
} from '@candor/exchange';
import type { Ppm, Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Every order of users, live and ended. */
export const orders = table(
  'orders',
  {
    order_id: whole<OrderId>(),
    account_id: whole<AccountId>(),
    pair_id: whole<PairId>(),
    side: word<Side>(),
    order_type: word<OrderType>(),
    time_in_force: word<TimeInForce>(),
    is_post_only: whole<0 | 1>(),
    price: optional(whole<Price>()),
    stop_price: optional(whole<Price>()),
    quantity_atoms: optional(atoms()),
    quote_amount_atoms: optional(atoms()),
    worst_price: optional(whole<Price>()),
    maker_fee_ppm: whole<Ppm>(),
    taker_fee_ppm: whole<Ppm>(),
    linked_order_id: optional(whole<OrderId>()),
    take_profit_price: optional(whole<Price>()),
    stop_loss_price: optional(whole<Price>()),
    status: word<OrderStatus>(),
    end_reason: optional(word<EndReason>()),
    exits_refused_code: optional(word<RejectCode>()),
    filled_atoms: atoms(),
    filled_quote_atoms: atoms(),
    /** In the asset that was received. */
    fee_atoms: atoms(),
    placed_at_ms: whole(),
    triggered_at_ms: optional(whole()),
    ended_at_ms: optional(whole()),
  },
  ['order_id'],
  { on: ['account_id', 'ended_at_ms', 'order_id'], where: 'ended_at_ms is not null' },
  { on: ['account_id', 'pair_id', 'ended_at_ms', 'order_id'], where: 'ended_at_ms is not null' },
);
