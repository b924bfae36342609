import { expect, test } from 'vitest';
import { decodeSnapshot, decodeUpdate, encodeSnapshot, encodeUpdate, topicName } from './define-topic.ts';
import type { BookPicture } from './shapes/market.ts';
import { allTopics, parseTopicName } from './topics.ts';
import { bookTopic } from './topics/book.ts';
import { candlesTopic } from './topics/candles.ts';
import { copyFeedTopic } from './topics/copy-feed.ts';
import { fundingTopic } from './topics/funding.ts';
import { meTopic } from './topics/me.ts';
import { optionsTopic } from './topics/options.ts';
import { positionsTopic } from './topics/positions.ts';
import { riskTopic } from './topics/risk.ts';

test('names and keys go both ways', () => {
  expect(topicName(candlesTopic, 1, '15min')).toBe('candles:1:15min');
  expect(parseTopicName('candles:1:15min')).toEqual({ topic: candlesTopic, key: ['1', '15min'] });
});

test.each(['book', 'book:1:2', 'nothing', 'tickers:1', ''])('%j is no topic', (name) => {
  expect(parseTopicName(name)).toBeUndefined();
});

test("only what is one's own needs a signed-in user", () => {
  expect(allTopics.filter((topic) => topic.access === 'signed_in')).toEqual([
    meTopic,
    positionsTopic,
    riskTopic,
    optionsTopic,
    copyFeedTopic,
    fundingTopic,
  ]);
});

test('a book and its changes survive the wire', () => {
  const snapshot: BookPicture = { pairId: 1, sequence: 900, number: 4, bids: [['10', '1']], asks: [] };
  const update = { number: 5, bids: [['10', '0'] as [string, string]], asks: [] };
  expect(decodeSnapshot(bookTopic, encodeSnapshot(bookTopic, snapshot))).toEqual(snapshot);
  expect(decodeUpdate(bookTopic, encodeUpdate(bookTopic, update))).toEqual(update);
});

test('messages to the user carry the same rows as the calls', () => {
  const balance = {
    accountType: 'change',
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
