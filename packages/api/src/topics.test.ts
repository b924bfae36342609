import { expect, test } from 'vitest';
import { decodeSnapshot, decodeUpdate, encodeSnapshot, encodeUpdate, topicName } from './wire/define-topic.ts';
import type { BookPicture } from './market/market.ts';
import { allTopics, parseTopicName } from './topics.ts';
import { alertsTopic } from './alerts/topics/alerts-topic.ts';
import { bookTopic } from './spot/topics/book-topic.ts';
import { candlesTopic } from './market/topics/candles-topic.ts';
import { conversationsTopic } from './conversations/topics/conversations-topic.ts';
import { copyFeedTopic } from './copy/topics/copy-feed-topic.ts';
import { fundingTopic } from './funding/topics/funding-topic.ts';
import { dualTopic } from './dual/topics/dual-topic.ts';
import { ieoTopic } from './ieo/topics/ieo-topic.ts';
import { pointsTopic } from './points/topics/points-topic.ts';
import { couponsTopic } from './coupons/topics/coupons-topic.ts';
import { loansTopic } from './loans/topics/loans-topic.ts';
import { lockedTopic } from './locked/topics/locked-topic.ts';
import { noticesTopic } from './inbox/topics/notices-topic.ts';
import { meTopic } from './accounts/topics/me-topic.ts';
import { nftTopic } from './nft/topics/nft-topic.ts';
import { otcTopic } from './otc/topics/otc-topic.ts';
import { optionsTopic } from './options/topics/options-topic.ts';
import { positionsTopic } from './contract/topics/positions-topic.ts';
import { riskTopic } from './contract/topics/risk-topic.ts';

test('names and keys go both ways', () => {
  expect(topicName(candlesTopic, 1, '15min')).toBe('candles:1:15min');
  expect(parseTopicName('candles:1:15min')).toEqual({ topic: candlesTopic, key: ['1', '15min'] });
});

test.each(['book', 'book:1:2', 'nothing', 'tickers:1', ''])('%j is no topic', (name) => {
  expect(parseTopicName(name)).toBeUndefined();
});

test('only the user’s own topics need a signed-in user', () => {
  const own = [
    meTopic,
    positionsTopic,
    riskTopic,
    optionsTopic,
    conversationsTopic,
    copyFeedTopic,
    fundingTopic,
    loansTopic,
    lockedTopic,
    otcTopic,
    nftTopic,
    couponsTopic,
    pointsTopic,
    dualTopic,
    ieoTopic,
    alertsTopic,
    noticesTopic,
  ];
  expect(new Set(allTopics.filter((topic) => topic.access === 'signed_in'))).toEqual(new Set(own));
});

test('a book and its changes survive the wire', () => {
  const snapshot: BookPicture = { pairId: 1, sequence: 900, number: 4, bids: [['10', '1']], asks: [] };
  const update = { number: 5, bids: [['10', '0'] as [string, string]], asks: [] };
  expect(decodeSnapshot(bookTopic, encodeSnapshot(bookTopic, snapshot))).toEqual(snapshot);
  expect(decodeUpdate(bookTopic, encodeUpdate(bookTopic, update))).toEqual(update);
});

test('messages to the user carry the same rows as the calls', () => {
  const balance = {
    accountType: 'spot',
    assetId: 3,
    code: 'USDT',
    available: '1',
    frozen: '0',
    equivalent: '1',
  } as const;
  const update = { sequence: 7, balances: [balance], orders: [], notices: [{ kind: 'claim' as const }] };
  expect(encodeUpdate(meTopic, update)).toMatchObject({ balances: [{ type: '2', currency_id: 3 }] });
  expect(decodeUpdate(meTopic, encodeUpdate(meTopic, update))).toEqual(update);
});
