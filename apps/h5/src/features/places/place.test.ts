import { expect, test } from 'vitest';
import {
  appleMapsLink,
  coordinatesText,
  geoLink,
  metresBetween,
  openStreetMapLink,
  paramsOf,
  placeFrom,
  readCoordinates,
} from './place.ts';

const lake = { latitude: 21.02851, longitude: 105.85217, name: 'Hồ Gươm', address: '' };

test.each([
  ['21.02851, 105.85217', { latitude: 21.02851, longitude: 105.85217 }],
  [' -33.8568 151.2153 ', { latitude: -33.8568, longitude: 151.2153 }],
  ['−90；180'.replace('；', ';'), { latitude: -90, longitude: 180 }],
  ['', { problem: 'missing' }],
  ['Hanoi', { problem: 'unreadable' }],
  ['21,5, 105,8', { problem: 'unreadable' }],
  ['1e2, 3', { problem: 'unreadable' }],
  ['91, 0', { problem: 'latitude' }],
  ['0, -180.5', { problem: 'longitude' }],
])('%j is %o', (typed, read) => {
  expect(readCoordinates(typed)).toEqual(read);
});

test('a place goes through params and comes back', () => {
  const params = Object.fromEntries(Object.entries(paramsOf(lake)).map(([name, value]) => [name, String(value)]));
  expect(placeFrom(params)).toEqual(lake);
  expect(placeFrom({})).toBeUndefined();
  expect(placeFrom({ latitude: '91', longitude: '0' })).toBeUndefined();
  expect(placeFrom({ latitude: '1', longitude: '2', name: 'x'.repeat(500) })?.name).toHaveLength(120);
});

test('distances are those of an atlas', () => {
  const sydney = { latitude: -33.8568, longitude: 151.2153 };
  expect(metresBetween(lake, lake)).toBe(0);
  expect(metresBetween(lake, sydney) / 1_000).toBeCloseTo(7_757, -2);
  expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111_195, -1);
});

test('links name the place and nothing else', () => {
  expect(geoLink(lake)).toBe('geo:21.02851,105.85217?q=21.02851,105.85217(H%E1%BB%93%20G%C6%B0%C6%A1m)');
  expect(openStreetMapLink(lake)).toBe(
    'https://www.openstreetmap.org/?mlat=21.02851&mlon=105.85217#map=16/21.02851/105.85217',
  );
  expect(appleMapsLink({ ...lake, name: '' })).toBe('https://maps.apple.com/?ll=21.02851%2C105.85217');
  expect(coordinatesText({ latitude: -0.000001, longitude: 10.1 })).toBe('0, 10.1');
});
