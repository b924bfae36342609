import { expect, test } from 'vitest';
import { type Cell, csvOf } from './csv.ts';

function lineOf(...cells: readonly Cell[]): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOf([cells]));
}

test('rows end as the format requires, behind a byte order mark', () => {
  expect(lineOf('a', 'b')).toBe('\uFEFFa,b\r\n');
  expect([...csvOf([])]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', ' =1', '\0=1', '＝1', '＋1', '－1', '＠x', '-12.5'])(
  'the text %j is never a formula',
  (text) => {
    expect(lineOf(text).replace('\uFEFF', '').replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a decimal below zero stays a number, and other texts stay texts', () => {
  expect(lineOf({ decimal: '-12.5' }, { decimal: '0' })).toBe('\uFEFF-12.5,0\r\n');
  expect(lineOf({ decimal: '-1+cmd' }, { decimal: '-1\n' })).toBe(`\uFEFF'-1+cmd,"'-1\n"\r\n`);
});

test('commas, quotes, line ends and outer blanks are quoted', () => {
  expect(lineOf('a,b', 'say "x"', 'a\nb', ' a', 'plain')).toBe('\uFEFF"a,b","say ""x""","a\nb"," a",plain\r\n');
});
