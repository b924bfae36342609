import type { market as english } from '../en/market.ts';
import type { SameTexts } from '../same-texts.ts';

export const market: SameTexts<typeof english> = {
  title: '行情',
  tabs: {
    watchlist: '自选',
    spot: '币币',
    contract: '合约',
    stocks: '股票',
  },
  tags: {
    all: '全部',
    layer1: '公链',
    layer2: '二层网络',
    defi: 'DeFi',
    meme: 'Meme',
    payment: '支付',
    new: '新上线',
    ai: 'AI',
    stablecoin: '稳定币',
    stock: '股票',
  },
  sort: {
    name: '名称',
    volume: '成交额',
    last: '最新价',
    change: '24h 涨跌',
  },
  volumeOf: '量 {volume}',
  addToWatchlist: '加入自选',
  removeFromWatchlist: '移出自选',
  emptyWatchlist: '自选为空，可从以下交易对开始：',
  addAll: '全部加入',
  searchPlaceholder: '搜索币种、股票、功能',
  recent: '最近搜索',
  clearRecent: '清空最近搜索',
  hot: '热门',
  results: {
    coins: '币种',
    stocks: '股票',
    functions: '功能',
  },
  noResults: '没有与“{text}”匹配的结果',
};
