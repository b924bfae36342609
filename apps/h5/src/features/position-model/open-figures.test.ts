import type { Lots } from '@candor/exchange/rules';
import { atoms, type Ppm, type Price, priceFromText, priceToText } from '@candor/money';
import { expect, test } from 'vitest';
import { testingRules as rules } from './testing-market.ts';
import { lotsFor, openFigures, type OpenRequest } from './open-figures.ts';

const index = priceFromText('60000') as Price;
const order: OpenRequest = {
  direction: 'long',
  lots: 1_000 as Lots,
  multiple: 10,
  marginMode: 'isolated',
  limitPrice: undefined,
  slippage: 5_000 as Ppm,
};

test('a market order fills at the quote, and freezes for the worst price it may fill at', () => {
  const figures = openFigures(rules, index, order);
  expect(priceToText(figures.price)).toBe('60003');
  expect(priceToText(figures.worstPrice)).toBe('60303');
  expect(figures.margin).toBe(60_003_000n);
  expect(figures.fee).toBe(360_018n);
  expect(figures.hold).toBe(60_303_000n + 361_818n);
});

test('a limit order that waits is reckoned at its limit', () => {
  const figures = openFigures(rules, index, { ...order, limitPrice: priceFromText('59000') });
  expect(priceToText(figures.price)).toBe('59000');
  expect(figures.hold).toBe(figures.margin + figures.fee);
});

test('a limit beyond the quote fills at the quote', () => {
  const figures = openFigures(rules, index, { ...order, limitPrice: priceFromText('61000') });
  expect(priceToText(figures.price)).toBe('60003');
});

test('the most lots are those whose margin and fee the money covers, and no more than there is room for', () => {
  const spend = atoms(1_000_000_000n);
  const most = lotsFor(rules, index, order, spend, 1_000_000);
  expect(openFigures(rules, index, { ...order, lots: most }).hold <= spend).toBe(true);
  expect(openFigures(rules, index, { ...order, lots: (most + 1) as Lots }).hold > spend).toBe(true);
  expect(lotsFor(rules, index, order, spend, 25)).toBe(25);
});

test('a high multiple is kept to the notional its tier allows', () => {
  const most = lotsFor(rules, index, { ...order, multiple: 100 }, atoms(10_000_000_000n), 1_000_000);
  expect(openFigures(rules, index, { ...order, multiple: 100, lots: most }).multipleMax).toBe(100);
  expect(openFigures(rules, index, { ...order, multiple: 100, lots: (most + 1) as Lots }).multipleMax).toBe(50);
});
