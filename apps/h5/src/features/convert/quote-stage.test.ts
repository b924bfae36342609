import { CallError, type ConversionRow } from '@candor/api';
import { expect, it } from 'vitest';
import { type FullQuote, noQuoting, stageOf, timeLeft } from './quote-stage.ts';

const quote = { quoteId: 7, expiresAtMs: 15_000 } as FullQuote;
const refused = (code: string) => new CallError({ kind: 'refused', code, message: '' });
const lost = new CallError({ kind: 'unreachable' });

it('goes from asking to an offer and expires by itself, at its own time', () => {
  expect(stageOf({ ...noQuoting, isAsking: true }, 0)).toBe('asking');
  expect(stageOf({ ...noQuoting, error: refused('index_stale') }, 0)).toBe('refused');
  expect([stageOf({ ...noQuoting, quote }, 14_999), stageOf({ ...noQuoting, quote }, 15_000)]).toEqual([
    'offered',
    'expired',
  ]);
});

it('keeps an offer that was refused for another reason, and drops one the server calls expired', () => {
  expect(stageOf({ ...noQuoting, quote, error: refused('balance_insufficient') }, 1)).toBe('offered');
  expect(stageOf({ ...noQuoting, quote, error: refused('quote_expired') }, 1)).toBe('expired');
  expect(stageOf({ ...noQuoting, quote, error: refused('quote_replaced') }, 1)).toBe('expired');
});

it('asks again about a lost answer instead of offering a second conversion', () => {
  expect(stageOf({ ...noQuoting, quote, error: lost }, 60_000)).toBe('uncertain');
  expect(stageOf({ ...noQuoting, quote, error: lost, done: {} as ConversionRow }, 60_000)).toBe('done');
});

it('counts whole seconds down to nothing', () => {
  expect(timeLeft(8_000, 0)).toEqual({ seconds: 8, share: 1 });
  expect(timeLeft(8_000, 3_400).seconds).toBe(5);
  expect(timeLeft(8_000, 99_000)).toEqual({ seconds: 0, share: 0 });
});
