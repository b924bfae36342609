import type { orders as english } from '../en/orders.ts';
import type { SameTexts } from '../same-texts.ts';

export const orders: SameTexts<typeof english> = {
  title: '委托',
  tabs: {
    open: '当前委托',
    openCount: '当前委托（{count}）',
    history: '历史委托',
    trades: '成交记录',
  },
  thisPairOnly: '仅当前交易对',
  cancelAll: '全部撤单',
  cancelAllQuestion: '撤销全部 {count} 笔当前委托？',
  cancelQuestion: '撤销该委托？{amount} {asset} 将解冻。',
  amend: '修改',
  amendHint: '减少数量可保留排队位置，其他修改会重新排队。',
  filledOf: '{filled} / {amount}',
  averagePrice: '均价',
  trigger: '触发',
  placed: '委托时间',
  ended: '结束时间',
  reason: '原因',
  orderNumber: '委托编号',
  linkedOrder: '关联委托',
  held: '冻结',
  emptyOpen: '暂无当前委托',
  emptyHistory: '暂无历史委托',
  emptyTrades: '暂无成交记录',
};
