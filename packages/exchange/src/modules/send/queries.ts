import { planSend } from './plan.ts';
import type { SendSlice } from './slice.ts';
import type { SendQueries } from './views.ts';

export function sendQueries(core: SendSlice): SendQueries {
  return { previewSend: (command) => planSend(core, command) };
}
