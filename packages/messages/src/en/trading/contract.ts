import type {
  CloseChoice,
  Direction,
  EntryType,
  MarginMode,
  TicketCancelReason,
  TicketCloseReason,
  TicketStatus,
} from '@candor/contract';

type Named<Word extends string> = Readonly<Record<Word, string>>;

/** Contracts: the desk, positions, orders and reports. */
export const contract = {
  directions: {
    long: 'Long',
    short: 'Short',
  },
  marginModes: {
    cross: 'Cross',
    isolated: 'Isolated',
  },
  entryTypes: {
    market: 'Market',
    limit: 'Limit',
  },
  statuses: {
    pending: 'Pending',
    open: 'Open',
    closing: 'Closing',
    closed: 'Closed',
    cancelled: 'Cancelled',
  },
  closeReasons: {
    user: 'You closed it.',
    take_profit: 'The index reached its take profit.',
    stop_loss: 'The index reached its stop loss.',
    liquidation: 'It was liquidated: the equity behind it had fallen to the maintenance margin.',
    deleveraged: 'It was closed to cover the loss of an opposite position that the insurance fund could not pay.',
    trader_closed: 'The trader you copy closed the position.',
    reversed: 'You reversed it: it was closed and the other way ordered.',
  },
  cancelReasons: {
    user_cancelled: 'You cancelled it.',
    slippage_limit: 'The next quote was beyond your slippage limit, so nothing was opened.',
    margin_insufficient: 'When it was to be filled, the margin was not sufficient.',
    open_interest_full: 'The house had no room left for more positions in this direction.',
    pair_not_trading: 'Trading of the pair was paused.',
    market_closed: 'The market had closed before it filled.',
    liquidation: 'The account was liquidated, and its pending orders were cancelled first.',
  },
  closeChoices: {
    all: 'All',
    long: 'Long only',
    short: 'Short only',
    winning: 'Winning only',
    losing: 'Losing only',
  },
} as const satisfies {
  readonly directions: Named<Direction>;
  readonly marginModes: Named<MarginMode>;
  readonly entryTypes: Named<EntryType>;
  readonly statuses: Named<TicketStatus>;
  readonly closeReasons: Named<TicketCloseReason>;
  readonly cancelReasons: Named<TicketCancelReason>;
  readonly closeChoices: Named<CloseChoice>;
  readonly [other: string]: string | Named<string>;
};
