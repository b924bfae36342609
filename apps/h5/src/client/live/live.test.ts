import type { OrderRow } from '@candor/api';
import { expect, it } from 'vitest';
import { applyLevels } from './book.ts';
import { createKeyedStore } from './keyed-store.ts';
import { withChanges } from './me.ts';

it('wakes only the rows that changed, once per frame', () => {
  const frames: (() => void)[] = [];
  const store = createKeyedStore<number, string>((act) => frames.push(act));
  const woken: string[] = [];
  store.subscribe(1, () => woken.push('one'));
  store.subscribe(2, () => woken.push('two'));
  store.subscribeAll(() => woken.push('list'));
  store.put(1, 'a');
  store.put(1, 'b');
  expect([frames.length, woken.length]).toEqual([1, 0]);
  frames.shift()?.();
  expect(woken).toEqual(['one', 'list']);
  expect([store.get(1), store.version()]).toEqual(['b', 1]);
});

it('sets book levels and takes away those whose amount is zero', () => {
  const side = new Map([
    ['10', '1'],
    ['11', '2'],
  ]);
  applyLevels(side, [
    ['10', '0'],
    ['12', '0.5'],
    ['11', '3'],
    ['13', '0.00'],
  ]);
  expect([...side]).toEqual([
    ['11', '3'],
    ['12', '0.5'],
  ]);
});

it('puts changed orders in place, new ones in front, and lets ended ones go', () => {
  const order = (orderId: number, status: OrderRow['status'], filled = '0') =>
    ({ orderId, status, filled }) as OrderRow;
  const after = withChanges(
    [order(2, 'open'), order(1, 'open')],
    [order(1, 'open', '5'), order(2, 'filled'), order(3, 'waiting')],
  );
  expect(after.map((row) => `${row.orderId}:${row.filled}`)).toEqual(['3:0', '1:5']);
});
