import { allCalls } from '@candor/api';
import { expect, it } from 'vitest';
import '../register-routes.ts';
import { findRoute } from '#app/route-table.ts';
import { firstPages } from './pages.ts';

it.each(firstPages)('$path brings the screen and the texts of its route early', async ({ path, screen, texts }) => {
  const route = await findRoute(path);
  expect(route?.texts ?? []).toEqual(texts);
  // As the compiler writes its import, for the screen itself needs a browser.
  expect(String(route?.load)).toContain(screen);
});

it('calls made early are reads without input that anybody may make', () => {
  for (const path of firstPages.flatMap(({ calls }) => calls)) {
    const call = allCalls.find((one) => one.path === path);
    expect(call).toMatchObject({ method: 'GET' });
    expect(call?.access).not.toBe('signed_in');
  }
});
