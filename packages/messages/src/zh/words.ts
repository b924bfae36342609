import type { words as english } from '../en/words.ts';
import type { SameTexts } from '../same-texts.ts';

export const words: SameTexts<typeof english> = {
  sides: {
    buy: '买入',
    sell: '卖出',
  },
  orderTypes: {
    limit: '限价',
    market: '市价',
    stop_limit: '限价止损',
    stop_market: '市价止损',
    take_profit_limit: '限价止盈',
    take_profit_market: '市价止盈',
    oco: 'OCO',
  },
  timeInForceHints: {
    gtc: '一直有效：留在订单簿中，直至成交或您撤单。',
    ioc: '立即成交剩余撤销：立即成交可成交部分，其余失效。',
    fok: '全部成交或撤销：立即全部成交，否则不成交。',
  },
  orderStatuses: {
    waiting: '等待触发',
    open: '委托中',
    filled: '已成交',
    cancelled: '已撤销',
    expired: '已失效',
  },
  partlyFilled: '部分成交',
  endReasons: {
    filled: '已全部成交。',
    quote_spent: '投入金额已用完，余下不足一个最小数量。',
    user_cancelled: '您已撤单。',
    linked_order_done: 'OCO 的另一笔委托已执行，本委托随之结束。',
    slippage_limit: '下一档价格超出您的滑点上限，剩余部分未成交。',
    no_liquidity: '已无对手盘，剩余部分未成交。',
    immediate_remainder: '按 IOC 规则，未能立即成交的部分已失效。',
    fill_or_kill_incomplete: '按 FOK 规则，无法立即全部成交，因此未成交。',
    self_trade: '遇到您自己的委托，剩余部分结束，以避免自成交。',
    would_take: '只挂单委托不能立即吃单。',
    pair_not_trading: '该交易对已暂停交易。',
    funds_insufficient_at_trigger: '触发时资金不足。',
  },
  entryKinds: {
    house_funding: '平台注资',
    practice_claim: '练习资金',
    transfer: '划转',
    convert: '兑换',
    convert_fee: '兑换手续费',
    order_hold: '委托冻结',
    order_release: '委托解冻',
    trade: '成交',
    trade_fee: '交易手续费',
  },
  pairStatuses: {
    trading: '交易中',
    halted: '已暂停',
    cancel_only: '仅可撤单',
  },
  accountTypes: {
    legal: '法币',
    change: '现货',
    lever: '合约',
    micro: '期权',
  },
  accountNames: {
    legal: '法币账户',
    change: '现货账户',
    lever: '合约账户',
    micro: '期权账户',
  },
  assetClasses: {
    coin: '数字货币',
    fiat: '法币',
    stock: '股票',
  },
  roles: {
    maker: '挂单方',
    taker: '吃单方',
  },
};
