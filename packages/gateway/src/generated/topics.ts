/* Made from the folders by `npm run generate`. */
import type { EveryTopic } from '../serving/every.ts';
import alertsTopic from '../alerts/topics/alerts-topic.ts';
import bookTopic from '../spot/topics/book-topic.ts';
import candlesTopic from '../market/topics/candles-topic.ts';
import chatTopic from '../chat/topics/chat-topic.ts';
import conversationsTopic from '../conversations/topics/conversations-topic.ts';
import copyFeedTopic from '../copy/topics/copy-feed-topic.ts';
import couponsTopic from '../coupons/topics/coupons-topic.ts';
import dualTopic from '../dual/topics/dual-topic.ts';
import fundingTopic from '../funding/topics/funding-topic.ts';
import ieoTopic from '../ieo/topics/ieo-topic.ts';
import indexTopic from '../market/topics/index-topic.ts';
import loansTopic from '../loans/topics/loans-topic.ts';
import lockedTopic from '../locked/topics/locked-topic.ts';
import meTopic from '../accounts/topics/me-topic.ts';
import nftSaleTopic from '../nft/topics/nft-sale-topic.ts';
import nftTopic from '../nft/topics/nft-topic.ts';
import noticesTopic from '../inbox/topics/notices-topic.ts';
import optionsTopic from '../options/topics/options-topic.ts';
import otcTopic from '../otc/topics/otc-topic.ts';
import pointsTopic from '../points/topics/points-topic.ts';
import positionsTopic from '../contract/topics/positions-topic.ts';
import riskTopic from '../contract/topics/risk-topic.ts';
import tickersTopic from '../market/topics/tickers-topic.ts';
import tradesTopic from '../spot/topics/trades-topic.ts';

export const servedTopics: EveryTopic = {
  alertsTopic,
  bookTopic,
  candlesTopic,
  chatTopic,
  conversationsTopic,
  copyFeedTopic,
  couponsTopic,
  dualTopic,
  fundingTopic,
  ieoTopic,
  indexTopic,
  loansTopic,
  lockedTopic,
  meTopic,
  nftSaleTopic,
  nftTopic,
  noticesTopic,
  optionsTopic,
  otcTopic,
  pointsTopic,
  positionsTopic,
  riskTopic,
  tickersTopic,
  tradesTopic,
};
