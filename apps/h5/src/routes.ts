import type { Feature } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

const features = import.meta.glob<Feature>('./features/*/feature.ts', { eager: true });

/**
 * Every page of the spec, section 2, and those that the safety of an account needs beside them; the tab roots are in
 * `tabs.ts`. Features name their own pages. The table is a part of its own that comes after the first page, so it may grow
 * with every product: look a page up in `app/route-table.ts`.
 */
export const routes: readonly ScreenRoute[] = Object.values(features).flatMap((feature) => feature.routes);
