import type {
  AccountType,
  AssetClass,
  EndReason,
  EntryKind,
  OrderStatus,
  OrderType,
  PairStatus,
  Side,
  TimeInForce,
} from '@candor/api';

type Named<Word extends string> = Readonly<Record<Word, string>>;

/** Names of the words that the exchange speaks in: order types, states, reasons, kinds of entries. */
export const words = {
  sides: {
    buy: 'Buy',
    sell: 'Sell',
  },
  orderTypes: {
    limit: 'Limit',
    market: 'Market',
    stop_limit: 'Stop limit',
    stop_market: 'Stop market',
    take_profit_limit: 'Take profit limit',
    take_profit_market: 'Take profit market',
    oco: 'OCO',
  },
  timeInForceHints: {
    gtc: 'Good till cancelled: stays in the book until it fills or you cancel it.',
    ioc: 'Immediate or cancel: fills what it can at once, the rest expires.',
    fok: 'Fill or kill: fills whole at once, or not at all.',
  },
  orderStatuses: {
    waiting: 'Waiting for trigger',
    open: 'Open',
    filled: 'Filled',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  armed: 'Triggered',
  armedHint: 'Triggered, and there is nobody to trade with yet: it tries again at every new price.',
  partlyFilled: 'Partly filled',
  endReasons: {
    filled: 'Filled completely.',
    quote_spent: 'The amount you gave was used up; what was left is too small for another lot.',
    user_cancelled: 'You cancelled it.',
    linked_order_done: 'The other order of its OCO was done, so this one ended.',
    slippage_limit: 'The next price was beyond your slippage limit; the rest was not traded.',
    no_liquidity: 'There was nobody left to trade with; the rest was not traded.',
    immediate_remainder: 'What could not fill at once expired, as IOC orders do.',
    fill_or_kill_incomplete: 'It could not fill whole at once, so nothing was traded, as FOK orders do.',
    self_trade: 'It met an order of your own; the rest ended, so that you do not trade with yourself.',
    would_take: 'A post-only order may not take from the book.',
    pair_not_trading: 'Trading of the pair was paused.',
    funds_insufficient_at_trigger: 'It was triggered, but the funds were not sufficient.',
  },
  entryKinds: {
    house_funding: 'House funding',
    practice_claim: 'Practice funds',
    transfer: 'Transfer',
    convert: 'Convert',
    convert_fee: 'Conversion fee',
    order_hold: 'Frozen for an order',
    order_release: 'Released from an order',
    trade: 'Trade',
    trade_fee: 'Trading fee',
    contract_hold: 'Frozen for a contract order',
    contract_release: 'Released from a contract order',
    contract_margin: 'Contract margin',
    contract_profit: 'Contract profit',
    contract_loss: 'Contract loss',
    contract_fee: 'Contract fee',
    contract_deficit: 'Loss borne by the insurance fund',
    overnight_fee: 'Overnight fee',
    liquidation_fee: 'Liquidation fee',
    option_stake: 'Option stake',
    option_reserve: 'Reserved for option rewards',
    option_refund: 'Option stake given back',
    option_win: 'Option reward',
    option_loss: 'Option lost',
    profit_share: 'Profit share',
    deposit: 'Deposit',
    withdrawal_hold: 'Frozen for a withdrawal',
    withdrawal_release: 'Released from a withdrawal',
    withdrawal: 'Withdrawal',
    withdrawal_fee: 'Withdrawal fee',
    network_cost: 'Network cost',
  },
  pairStatuses: {
    trading: 'Trading',
    halted: 'Paused',
    cancel_only: 'Cancel only',
  },
  accountTypes: {
    legal: 'Fiat',
    change: 'Spot',
    lever: 'Contract',
    micro: 'Options',
  },
  accountNames: {
    legal: 'Fiat account',
    change: 'Spot account',
    lever: 'Contract account',
    micro: 'Options account',
  },
  assetClasses: {
    coin: 'Coin',
    fiat: 'Fiat',
    stock: 'Stock',
  },
  roles: {
    maker: 'Maker',
    taker: 'Taker',
  },
} as const satisfies {
  readonly sides: Named<Side>;
  readonly orderTypes: Named<OrderType | 'oco'>;
  readonly timeInForceHints: Named<TimeInForce>;
  readonly orderStatuses: Named<OrderStatus>;
  readonly endReasons: Named<EndReason>;
  readonly entryKinds: Named<EntryKind>;
  readonly pairStatuses: Named<PairStatus>;
  readonly accountTypes: Named<AccountType>;
  readonly accountNames: Named<AccountType>;
  readonly assetClasses: Named<AssetClass>;
  readonly [other: string]: string | Named<string>;
};
