import type { home as english } from '../en/home.ts';
import type { SameTexts } from '../same-texts.ts';

export const home: SameTexts<typeof english> = {
  title: '首页',
  searchPlaceholder: '搜索 {pair}',
  totalAssets: '总资产',
  profitToday: '今日盈亏',
  hideBalances: '隐藏余额',
  showBalances: '显示余额',
  deposit: '充值',
  welcome: '每一步都可查证的交易所',
  welcomeHint: '每个价格、每笔费用和余额都可核对。',
  claimPractice: '领取练习资金',
  news: '资讯',
  notice: '公告',
  banners: '推荐',
  shortcuts: '快捷入口',
  moreFunctions: '全部功能',
  groups: {
    trade: '交易',
    earn: '理财',
    fund: '资金',
    other: '其他',
  },
  lists: {
    watchlist: '自选',
    hot: '热门',
    gainers: '涨幅榜',
    new: '新上线',
  },
};
