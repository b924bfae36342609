import type { chart as english } from '../en/chart.ts';
import type { SameTexts } from '../same-texts.ts';

export const chart: SameTexts<typeof english> = {
  high24h: '24h 最高',
  low24h: '24h 最低',
  volumeBase: '24h 量（{asset}）',
  volumeQuote: '24h 额（{asset}）',
  tabs: {
    book: '订单簿',
    depth: '深度',
    trades: '成交',
    info: '信息',
  },
  periods: {
    time: '分时',
    '1min': '1分',
    '5min': '5分',
    '15min': '15分',
    '30min': '30分',
    '1hour': '1时',
    '4hour': '4时',
    '1day': '日线',
    '1week': '周线',
  },
  indicators: '指标',
  open: '开',
  high: '高',
  low: '低',
  close: '收',
  volume: '成交量',
  fullScreen: '全屏',
  settings: '图表设置',
  noCandles: '该区间暂无价格',
  noTrades: '暂无成交',
  info: {
    tick: '价格步长',
    lot: '数量步长',
    minNotional: '最低委托金额',
    maxAmount: '最大单笔数量',
    makerFee: '挂单手续费',
    takerFee: '吃单手续费',
  },
};
