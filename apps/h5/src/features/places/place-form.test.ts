import { expect, test } from 'vitest';
import { readPlace } from './place-form.ts';

test('coordinates are enough for a place', () => {
  const { place, problems } = readPlace({ name: ' Home ', address: '', coordinates: '21, 105.5' });
  expect(place).toEqual({ name: 'Home', address: '', latitude: 21, longitude: 105.5 });
  expect(problems).toEqual({});
});

test('a name that is too long is drawn and not taken', () => {
  const read = readPlace({ name: 'x'.repeat(121), address: '', coordinates: '21, 105.5' });
  expect(read).toMatchObject({ at: { latitude: 21 }, place: undefined, problems: { name: 'name_long' } });
});

test('without coordinates there is no place', () => {
  expect(readPlace({ name: 'Home', address: '', coordinates: '' })).toEqual({
    at: undefined,
    place: undefined,
    problems: { coordinates: 'missing' },
  });
});
