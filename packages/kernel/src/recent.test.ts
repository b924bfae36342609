import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('keeps what is used, and forgets what was quiet for longest', () => {
  const recent = new Recent<number, string>(100);
  for (let key = 0; key < 10_000; key++) {
    recent.set(key, `${key}`);
    expect(recent.get(0)).toBe('0');
    for (let late = Math.max(1, key - 40); late <= key; late++) expect(recent.get(late)).toBe(`${late}`);
  }
  expect(recent.get(1)).toBeUndefined();
});

test('has the last value of a key, also one that it had before', () => {
  const recent = new Recent<string, number>(4);
  recent.set('a', 1);
  recent.set('b', 1);
  recent.set('a', 2);
  expect(recent.get('a')).toBe(2);
  for (const other of ['c', 'd', 'e', 'f']) recent.set(other, 1);
  expect(recent.get('a')).toBeUndefined();
});
