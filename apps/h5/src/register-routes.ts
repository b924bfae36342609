import { registerRoutes } from '#app/route-table.ts';
import { aliases } from './aliases.ts';
import { tabs } from './tabs.ts';

registerRoutes({ tabs, aliases, loadOthers: async () => (await import('./routes.ts')).routes });
