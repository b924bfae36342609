import type { PartTexts } from '../../same-texts.ts';

export const bills: PartTexts<'wallet'>['bills'] = {
  period: '期间',
  periods: {
    this_month: '本月',
    last_month: '上月',
    last_90_days: '90 天',
    this_year: '今年',
    own: '选择日期',
  },
  from: '开始日期',
  until: '结束日期',
  account: '账户',
  opening: '期初余额',
  closing: '期末余额',
  movements: '{count} 笔变动',
  exact: '期初余额加变动等于期末余额，精确到最后一位。',
  nothingMoved: '没有变动',
  empty: '该期间没有记录',
  emptyText: '账户没有余额，也没有变动。',
  download: '下载全部明细',
  downloadAs: '下载 {format}',
  saved: '已保存：{name}',
  periodWrong: '结束日期早于开始日期，或期间超过 366 天。',
};
