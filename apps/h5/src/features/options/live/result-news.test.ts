import { expect, it } from 'vitest';
import { runningOption } from '../testing-option.ts';
import { resultNews } from './result-news.ts';

const settled = (optionId: number, profit: string, code = 'USDT') =>
  runningOption({ optionId, profit, code, status: 'closed', result: profit.startsWith('-') ? 'lost' : 'won' });

it('announces a result that comes alone', () => {
  const option = settled(1, '-50');
  expect(resultNews([option])).toEqual([{ kind: 'one', option }]);
  expect(resultNews([])).toEqual([]);
});

it('adds up those that come together, each asset by itself', () => {
  const other = settled(4, '0.001', 'BTC');
  expect(resultNews([settled(1, '-50'), settled(2, '-50'), other, settled(3, '41.255')])).toEqual([
    { kind: 'several', count: 3, asset: 'USDT', profit: '-58.745' },
    { kind: 'one', option: other },
  ]);
});
