import type { AssetId, OrderId, PairId, Side, TradeId } from '@candor/exchange';
import type { Atoms, Price } from '@candor/money';
import { atomsOf } from '../queries/amounts.ts';
import type { ReadDatabase } from '../queries/database.ts';

/** A match from the side of one of its two users. */
export interface AccountTrade {
  readonly tradeId: TradeId;
  readonly orderId: OrderId;
  readonly pairId: PairId;
  readonly side: Side;
  readonly role: 'taker' | 'maker';
  readonly price: Price;
  /** Base atoms. */
  readonly quantity: Atoms;
  /** Quote atoms. */
  readonly quoteAmount: Atoms;
  readonly fee: Atoms;
  /** The asset received. */
  readonly feeAssetId: AssetId;
  readonly atMs: number;
}

/** Users' parts in trades, to be narrowed to an account or an order. */
export function partsInTrades(db: ReadDatabase) {
  return db
    .selectFrom('fills')
    .innerJoin('trades', 'trades.trade_id', 'fills.trade_id')
    .innerJoin('pairs', 'pairs.pair_id', 'fills.pair_id')
    .select([
      'fills.trade_id',
      'fills.account_id',
      'fills.order_id',
      'fills.pair_id',
      'trades.price',
      'trades.quantity_atoms',
      'trades.quote_amount_atoms',
      'trades.taker_side',
      'trades.taker_account_id',
      'trades.taker_fee_atoms',
      'trades.maker_fee_atoms',
      'trades.at_ms',
      'pairs.base_asset_id',
      'pairs.quote_asset_id',
    ]);
}

type PartRow = Awaited<ReturnType<ReturnType<typeof partsInTrades>['execute']>>[number];

export function accountTrade(row: PartRow): AccountTrade {
  const isTaker = row.taker_account_id === row.account_id;
  const isBuyer = isTaker === (row.taker_side === 'buy');
  return {
    tradeId: row.trade_id,
    orderId: row.order_id,
    pairId: row.pair_id,
    side: isBuyer ? 'buy' : 'sell',
    role: isTaker ? 'taker' : 'maker',
    price: row.price,
    quantity: atomsOf(row.quantity_atoms),
    quoteAmount: atomsOf(row.quote_amount_atoms),
    fee: atomsOf(isTaker ? row.taker_fee_atoms : row.maker_fee_atoms),
    feeAssetId: isBuyer ? row.base_asset_id : row.quote_asset_id,
    atMs: row.at_ms,
  };
}
