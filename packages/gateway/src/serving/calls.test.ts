import { allCalls } from '@candor/api';
import { expect, it } from 'vitest';
import { servedCalls } from './served-calls.ts';

it('serves every call of the API once, and nothing else', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  const served = servedCalls.map(({ call }) => nameOf(call));
  expect(served.toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  expect(new Set(served).size).toBe(served.length);
});
