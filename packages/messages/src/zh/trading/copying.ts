import type { TradingMessages } from '../../same-texts.ts';

export const copying: TradingMessages['copying'] = {
  reasons: {
    below_minimum: '按比例算出的手数低于最小手数。',
    above_maximum: '按比例算出的手数超过最大手数，因此只跟了一部分。',
    margin_cap: '你给该交易员设的保证金上限已用完。',
    pair_cap: '你给该交易对设的保证金上限已用完。',
    daily_loss_cap: '已达到你给该交易员设的单日亏损上限。',
    balance_insufficient: '你的合约账户余额不足。',
    slippage: '价格已超出你的滑点上限。',
    open_interest_full: '平台在该方向上已没有持仓额度。',
    too_many_tickets: '你的持仓和挂单数已达上限。',
  },
};
