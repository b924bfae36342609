import type {
  AccountId,
  CopyMode,
  CopyPairChoice,
  CopyReason,
  CopyResult,
  CopyStopReason,
  Direction,
  Lots,
  PairId,
  TicketId,
  TraderStatus,
} from '@candor/exchange';
import type { Ppm, Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Everybody who ever applied as a trader, with the results of their trades. */
export const traders = table(
  'traders',
  {
    trader_id: whole<AccountId>(),
    status: word<TraderStatus>(),
    share_ppm: whole<Ppm>(),
    /** The first time: asking again does not wipe the record. */
    applied_at_ms: whole(),
    followable_at_ms: optional(whole()),
    closed_trades: whole(),
    won_trades: whole(),
    realised_atoms: atoms(),
    followers: whole(),
    followers_ever: whole(),
    copies_closed: whole(),
    copies_won: whole(),
    followers_realised_atoms: atoms(),
    shares_received_atoms: atoms(),
    /** The last row of `nav_marks`. */
    marked_at_ms: optional(whole()),
    /** The followers' result of that mark, for sorting only: clamped to the largest whole number. */
    followers_result_rank: whole(),
  },
  ['trader_id'],
  { on: ['status', 'followers_result_rank', 'trader_id'] },
  { on: ['status', 'followers', 'trader_id'] },
  { on: ['status', 'applied_at_ms', 'trader_id'] },
);

/** The equity of each trader's account and the value of a unit of it at each full hour. */
export const navMarks = table(
  'nav_marks',
  {
    trader_id: whole<AccountId>(),
    at_ms: whole(),
    equity_atoms: atoms(),
    units_atoms: atoms(),
    /** Millionths of a unit's first value. */
    nav: whole(),
    nav_peak: whole(),
    followers: whole(),
    followers_result_atoms: atoms(),
  },
  ['trader_id', 'at_ms'],
);

/** Every follow from begin to end; following again after the end is a new row. */
export const follows = table(
  'follows',
  {
    account_id: whole<AccountId>(),
    trader_id: whole<AccountId>(),
    /** Of the command that began it. */
    sequence: whole(),
    mode: word<CopyMode>(),
    size: whole(),
    share_ppm: whole<Ppm>(),
    margin_max_atoms: optional(atoms()),
    pair_margin_max_atoms: optional(atoms()),
    daily_loss_max_atoms: optional(atoms()),
    slippage_ppm: whole<Ppm>(),
    pairs: word<CopyPairChoice>(),
    /** Numbers of pairs, ascending, with commas between; empty for all. */
    pair_ids: word(),
    loss_max_atoms: optional(atoms()),
    profit_min_atoms: optional(atoms()),
    /** The total limit that ended it, with the result then. */
    stop_reason: optional(word<CopyStopReason>()),
    stop_result_atoms: optional(atoms()),
    begun_at_ms: whole(),
    changed_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['account_id', 'trader_id', 'sequence'],
  { on: ['account_id', 'sequence', 'trader_id'] },
);

/** The results of following one trader, over all follows. */
export const followResults = table(
  'follow_results',
  {
    account_id: whole<AccountId>(),
    trader_id: whole<AccountId>(),
    copied: whole(),
    partial: whole(),
    skipped: whole(),
    copies_closed: whole(),
    copies_won: whole(),
    realised_atoms: atoms(),
    shared_atoms: atoms(),
  },
  ['account_id', 'trader_id'],
);

/** The outcome of each trade of a trader for each follower. */
export const copies = table(
  'copies',
  {
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    trader_id: whole<AccountId>(),
    trader_ticket_id: whole<TicketId>(),
    pair_id: whole<PairId>(),
    direction: word<Direction>(),
    trader_lots: whole<Lots>(),
    wanted_lots: whole<Lots>(),
    lots: whole<Lots>(),
    price: whole<Price>(),
    result: word<CopyResult>(),
    reason: optional(word<CopyReason>()),
    ticket_id: optional(whole<TicketId>()),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
  { on: ['account_id', 'trader_id', 'sequence', 'event_index'] },
);

/** Weekly shares of profit, from followers to traders. */
export const profitShares = table(
  'profit_shares',
  {
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    trader_id: whole<AccountId>(),
    realised_atoms: atoms(),
    share_ppm: whole<Ppm>(),
    shared_total_atoms: atoms(),
    paid_atoms: atoms(),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
  { on: ['trader_id', 'sequence', 'event_index'] },
);
