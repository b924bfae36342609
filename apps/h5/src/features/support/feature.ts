import { open, own, saying } from '#app/feature.ts';

export const routes = saying('talk', [
  open('kefu/index', 'common.titles.service', () => import('./SupportScreen.tsx').then((m) => m.SupportScreen)),
  own('kefu/new', 'common.titles.newCase', () => import('./NewCaseScreen.tsx').then((m) => m.NewCaseScreen)),
  own('kefu/case', 'common.titles.case', () => import('./CaseScreen.tsx').then((m) => m.CaseScreen)),
]);
