import type { TradingMessages } from '../../same-texts.ts';

export const contract: TradingMessages['contract'] = {
  directions: {
    long: '做多',
    short: '做空',
  },
  marginModes: {
    cross: '全仓',
    isolated: '逐仓',
  },
  entryTypes: {
    market: '市价',
    limit: '限价',
  },
  statuses: {
    pending: '委托中',
    open: '持仓中',
    closing: '平仓中',
    closed: '已平仓',
    cancelled: '已撤销',
  },
  closeReasons: {
    user: '你已平仓。',
    take_profit: '指数触及止盈价。',
    stop_loss: '指数触及止损价。',
    liquidation: '被强平：其背后的权益已降到维持保证金。',
    deleveraged: '为弥补保险基金无力支付的对手仓亏损而被减仓。',
    trader_closed: '你跟随的交易员已平仓。',
    reversed: '你已反手：原仓平掉，并反向下单。',
  },
  cancelReasons: {
    user_cancelled: '你已撤销。',
    slippage_limit: '下一个报价超出你的滑点上限，因此没有开仓。',
    margin_insufficient: '成交时保证金不足。',
    open_interest_full: '平台在该方向上已没有持仓额度。',
    pair_not_trading: '该交易对已暂停交易。',
    market_closed: '成交之前市场已休市。',
    liquidation: '账户被强平，挂单先被撤销。',
  },
  closeChoices: {
    all: '全部',
    long: '仅多单',
    short: '仅空单',
    winning: '仅盈利',
    losing: '仅亏损',
  },
};
