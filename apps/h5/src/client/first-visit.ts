import { settingsKey } from './settings.ts';
import type { Storage } from './storage.ts';

/** The mark of what is shown on a first visit alone: the shape of a page leaves it out on others. */
export const firstVisitMark = 'data-first-visit';

/** True while nothing has been chosen on this device. */
export function isFirstVisit(storage: Pick<Storage, 'get'>): boolean {
  return storage.get(settingsKey) === undefined;
}
