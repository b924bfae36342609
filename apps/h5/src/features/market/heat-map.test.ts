import type { QuotationRow } from '@candor/api';
import { expect, it } from 'vitest';
import { shadeOf, tilesOf } from './heat-map.ts';

const pair = (symbol: string, quoteVolume24h: string) =>
  ({ symbol, quoteCode: symbol.split('/')[1], quoteVolume24h }) as QuotationRow;
const rows = [
  pair('DOGE/USDT', '90000'),
  pair('BTC/USDT', '9000000'),
  pair('ETH/USDT', '4000000'),
  pair('NEW/USDT', '0'),
  pair('ETH/BTC', '120'),
];
const tiles = tilesOf(rows, (row) => Number(row.quoteVolume24h));
const areaOf = ({ width, height }: { readonly width: number; readonly height: number }) => width * height;

it('fills its box with the comparable pairs, the largest first', () => {
  expect(tiles.map(({ row }) => row.symbol)).toEqual(['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'NEW/USDT']);
  expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0)).toBeCloseTo(100 * 100);
  for (const { left, top, width, height } of tiles) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.001);
  }
});

it('an area grows with the square root of the volume', () => {
  const [btc, eth, doge] = tiles;
  if (btc === undefined || eth === undefined || doge === undefined) throw new Error('there are tiles');
  expect(areaOf(btc) / areaOf(eth)).toBeCloseTo(1.5, 3);
  expect(areaOf(btc) / areaOf(doge)).toBeCloseTo(10, 3);
});

it('shades a change by its size, up to a bound', () => {
  expect([shadeOf(undefined), shadeOf('0.00')]).toEqual([0, 0]);
  expect(shadeOf('-3')).toBe(shadeOf('3'));
  expect(shadeOf('3')).toBeGreaterThan(shadeOf('1'));
  expect(shadeOf('60')).toBe(shadeOf('6'));
});
