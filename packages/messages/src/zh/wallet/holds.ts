import type { PartTexts } from '../../same-texts.ts';

export const holds: PartTexts<'wallet'>['holds'] = {
  order: '{label} 委托 #{number}',
  withdrawal: '{label} 提现 #{number}',
  contract_order: '{label} 合约委托 #{number}',
  position: '{label} 持仓 #{number} 保证金',
  option: '{label} 期权 #{number}',
};
