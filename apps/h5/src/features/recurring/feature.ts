import { own, saying } from '#app/feature.ts';

export const routes = saying('recurring', [
  own('fund/recurring', 'common.titles.recurring', () => import('./PlansScreen.tsx').then((m) => m.PlansScreen)),
  own('fund/recurring_new', 'common.titles.recurring', () =>
    import('./NewPlanScreen.tsx').then((m) => m.NewPlanScreen),
  ),
  own('fund/recurring_plan', 'common.titles.recurring', () => import('./PlanScreen.tsx').then((m) => m.PlanScreen)),
]);
