import { CallError } from '@candor/api';
import { expect, it, vi } from 'vitest';
import { together } from './together.ts';
import type { Loadable } from './use-call.ts';

const loading: Loadable<never> = { state: 'loading' };
const signedOut: Loadable<never> = { state: 'signed_out' };
const failed: Loadable<never> = {
  state: 'failed',
  error: new CallError({ kind: 'timed_out' }),
  retry: () => undefined,
};

function ready<T>(data: T, refetch = () => undefined as void): Loadable<T> {
  return { state: 'ready', data, isRefreshing: false, staleBecause: undefined, refetch };
}

it('has the data of each by its name once all are ready', () => {
  expect(together({ rails: ready(['TRC20']), limits: ready(undefined) }).data).toEqual({
    rails: ['TRC20'],
    limits: undefined,
  });
});

it('shows signed out before failed, and failed before loading', () => {
  const parts = { a: ready(1), b: loading };
  expect(together(parts).state).toBe('loading');
  expect(together({ ...parts, c: failed })).toBe(failed);
  expect(together({ ...parts, c: failed, d: signedOut }).state).toBe('signed_out');
});

it('reads all parts anew, and is as old as the oldest', () => {
  const refetch = vi.fn();
  const stale = { ...ready(2, refetch), staleBecause: new CallError({ kind: 'timed_out' }), isRefreshing: true };
  const both = together({ a: ready(1, refetch), b: stale });
  if (both.state !== 'ready') throw new Error('not ready');
  both.refetch();
  expect(refetch).toHaveBeenCalledTimes(2);
  expect([both.isRefreshing, both.staleBecause?.failure.kind]).toEqual([true, 'timed_out']);
});
