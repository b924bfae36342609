import { expect, it, vi } from 'vitest';
import './register-routes.ts';
import type { Feature } from './app/feature.ts';
import { routeAt } from '#app/route-table.ts';
import { routes } from './routes.ts';
import { tabs } from './tabs.ts';

it('every tab of the spec is a root page, in order', () => {
  expect(tabs.map((route) => route.path)).toEqual([
    '/pages/index/index',
    '/pages/market/market',
    '/pages/transaction/index',
    '/pages/financial/index',
    '/pages/fund/assets',
  ]);
  expect(routeAt('/')?.tab).toBe('home');
  expect(routeAt('/pages/quotation/index')?.tab).toBe('market');
});

it('no path occurs twice', () => {
  const paths = [...tabs, ...routes].map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('a page that is no tab is known once the table has come', async () => {
  // As it is right after the start: another test may have brought the table.
  vi.resetModules();
  await import('./register-routes.ts');
  const { findRoute, routeAt } = await import('#app/route-table.ts');
  expect(routeAt('/pages/setting/security')).toBeUndefined();
  expect((await findRoute('/pages/setting/security/'))?.access).toBe('signed_in');
  expect(routeAt('/pages/setting/security')?.access).toBe('signed_in');
  expect(await findRoute('/pages/setting/nowhere')).toBeUndefined();
});

it('the pages of each feature are in the table', () => {
  const features = import.meta.glob<Feature>('./features/*/feature.ts', { eager: true });
  expect(Object.keys(features)).toContain('./features/options/feature.ts');
  for (const feature of Object.values(features)) {
    expect(feature.routes.length).toBeGreaterThan(0);
    for (const route of feature.routes) expect(routes).toContain(route);
  }
});
