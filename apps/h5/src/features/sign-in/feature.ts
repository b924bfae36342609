import { open, saying } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = saying('entry', [
  open('common/login', 'common.titles.login', () => import('./LoginScreen.tsx').then((m) => m.LoginScreen)),
  open('common/register', 'common.titles.register', () => import('./RegisterScreen.tsx').then((m) => m.RegisterScreen)),
  ...saying('account', [
    open('setting/unfreeze', 'common.titles.security', () =>
      import('#features/sign-in/unfreeze/UnfreezeScreen.tsx').then((m) => m.UnfreezeScreen),
    ),
    open('common/recover', 'common.titles.login', () =>
      import('./recover/RecoverScreen.tsx').then((m) => m.RecoverScreen),
    ),
  ]),
  open('common/area', 'common.titles.area', () => import('./AreaScreen.tsx').then((m) => m.AreaScreen)),
  open('setting/areas', 'common.titles.area', () => import('./AreaScreen.tsx').then((m) => m.AreaScreen)),
]);
