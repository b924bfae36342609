import { areaCodes } from '@candor/api';
import { describe, expect, test } from 'vitest';
import { namedAreas, searchAreas, sectionsOf } from './area-list.ts';

const inVietnamese = namedAreas(areaCodes, 'vi');
const letterIn = (locale: string, country: string) =>
  sectionsOf(namedAreas(areaCodes, locale), locale).find(({ areas }) => areas.some((area) => area.country === country))
    ?.letter;

describe.each(['vi', 'en', 'zh-Hans'])('%s', (locale) => {
  const sections = sectionsOf(namedAreas(areaCodes, locale), locale);

  test('lists every area once, under one of the letters in order', () => {
    expect(sections.flatMap(({ areas }) => areas)).toHaveLength(areaCodes.length);
    const letters = sections.map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].sort());
    expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  });
});

test.each([
  ['vi', 'VN', 'V'],
  ['vi', 'DE', 'D'],
  ['vi', 'AT', 'A'],
  ['en', 'AX', 'A'],
  ['zh-Hans', 'CN', 'Z'],
  ['zh-Hans', 'US', 'M'],
  ['zh-Hans', 'JP', 'R'],
  ['zh-Hans', 'EG', 'A'],
])('in %s %s is under %s', (locale, country, letter) => {
  expect(letterIn(locale, country)).toBe(letter);
});

test.each([
  ['viet', 'VN'],
  ['duc', 'DE'],
  ['ĐỨC', 'DE'],
  ['+84', 'VN'],
  ['84', 'VN'],
  ['vn', 'VN'],
])('"%s" finds %s', (sought, country) => {
  expect(searchAreas(inVietnamese, sought).map((area) => area.country)).toContain(country);
});

test('nothing typed finds all, nonsense nothing', () => {
  expect(searchAreas(inVietnamese, ' ')).toHaveLength(areaCodes.length);
  expect(searchAreas(inVietnamese, 'zzzz')).toEqual([]);
});
