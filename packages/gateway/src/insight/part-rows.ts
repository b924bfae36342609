import { statusParts } from '@candor/api';
import type { Deps } from '../serving/deps.ts';
import { workingParts } from './working-parts.ts';

/** Each part with its state now and its days. */
export async function partRows(deps: Deps) {
  const [working, days] = await Promise.all([workingParts(deps), deps.platform.insight.parts.list()]);
  return statusParts.map((part) => ({
    part,
    works: working[part],
    days: days.filter((day) => day.part === part).map(({ dayMs: atMs, minutes, down }) => ({ atMs, minutes, down })),
  }));
}
