import { own, saying } from '#app/feature.ts';

export const routes = saying('alerts', [
  own('alert/alert', 'common.titles.alerts', () => import('./AlertsScreen.tsx').then((m) => m.AlertsScreen)),
]);
