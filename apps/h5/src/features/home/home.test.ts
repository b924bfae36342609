import type { MenuRow } from '@candor/api';
import { expect, it } from 'vitest';
import { grouped, homeShortcuts, shortcutsMost, withToggled } from './shortcut-choice.ts';
import { fiatUnit, usdtUnit, worthIn } from './worth.ts';

const entry = (key: string, group: MenuRow['group'], isHome: boolean) => ({ key, group, isHome }) as MenuRow;
const menu = [
  entry('convert', 'trade', true),
  entry('dual', 'earn', true),
  entry('more', 'other', true),
  entry('faq', 'other', false),
];
const keys = (rows: readonly MenuRow[]) => rows.map((row) => row.key).join(' ');

it('shows the site’s shortcuts until the user chooses, and drops keys that are gone', () => {
  expect(keys(homeShortcuts(menu, undefined))).toBe('convert dual');
  expect(keys(homeShortcuts(menu, ['faq', 'closed_long_ago', 'dual']))).toBe('faq dual');
  expect(keys(homeShortcuts(menu, []))).toBe('');
});

it('a full home page accepts no more, but still removes', () => {
  const full = Array.from({ length: shortcutsMost }, (_, place) => `f${place}`);
  expect(withToggled(full, 'one_more')).toBeUndefined();
  expect(withToggled(full, 'f0')).toHaveLength(shortcutsMost - 1);
  expect(withToggled(['a'], 'b')).toEqual(['a', 'b']);
});

it('groups in a fixed order, without empty groups and without "more"', () => {
  expect(grouped(menu).map(({ group, entries }) => `${group}: ${keys(entries)}`)).toEqual([
    'trade: convert',
    'earn: dual',
    'other: faq',
  ]);
});

it('a total is cut down to the decimals of its unit, never rounded up', () => {
  expect(worthIn(usdtUnit, '24806.179999')).toBe('24806.17');
  expect(worthIn(fiatUnit({ code: 'VND', rate: '26000' }, undefined), '10.99999')).toBe('285999');
  expect(worthIn(fiatUnit({ code: 'EUR', rate: '0.9' }, 2), '-3.219')).toBe('-2.89');
  expect(worthIn(usdtUnit, undefined)).toBeUndefined();
});
