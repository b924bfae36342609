import { expect, it } from 'vitest';
import { routeAt, routes } from './routes.ts';

it('every tab of the spec is a root page, in order', () => {
  expect(routes.filter((route) => route.tab !== undefined).map((route) => route.path)).toEqual([
    '/pages/index/index',
    '/pages/market/market',
    '/pages/transaction/index',
    '/pages/financial/index',
    '/pages/fund/assets',
  ]);
  expect(routeAt('/')?.tab).toBe('home');
  expect(routeAt('/pages/quotation/index')?.tab).toBe('market');
});

it('no path stands twice', () => {
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});
