import { priceFromText, type Price } from '@candor/money';
import { expect, test } from 'vitest';
import { testingAccount, testingRules, testingTicket } from './testing-market.ts';
import { choiceOutcomes } from './close-choices.ts';
import { livePicture } from './live-picture.ts';

test('each way of closing has its number of tickets, by direction and by profit, and their total result', () => {
  const tickets = [
    testingTicket({ ticketId: 1, direction: 'long' }),
    testingTicket({ ticketId: 2, direction: 'short' }),
    testingTicket({ ticketId: 3, direction: 'short', entryPrice: '12000' }),
    testingTicket({ ticketId: 4, status: 'closing' }),
    testingTicket({ ticketId: 5, status: 'pending' }),
  ];
  const mark = { price: priceFromText('11000') as Price, isStale: false };
  const picture = livePicture({ account: testingAccount, tickets, rulesOf: () => testingRules, markOf: () => mark });
  const outcomes = choiceOutcomes(picture?.open ?? []);
  expect(outcomes.map(({ choice, count }) => `${choice} ${count}`)).toEqual([
    'all 3',
    'long 1',
    'short 2',
    'winning 2',
    'losing 1',
  ]);
  const total = (choice: string) => outcomes.find((one) => one.choice === choice)?.total ?? 0n;
  expect(total('all')).toBe(total('long') + total('short'));
  expect(total('all')).toBe(total('winning') + total('losing'));
  // A long of 1 BTC from 10,000 closes at 10,999.4 and pays 0.06 % of it.
  expect(total('long')).toBe(999_400_000n - 6_599_640n);
});
