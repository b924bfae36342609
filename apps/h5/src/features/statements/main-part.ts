import type { EntryRow } from '@candor/api';
import { signOf } from '#lib/decimal.ts';

/** The main part of a line: the available one, or the frozen one where nothing else moved. */
export function mainPart(entry: EntryRow): {
  readonly isFrozen: boolean;
  readonly change: string;
  readonly after: string;
} {
  return signOf(entry.availableChange) === 0
    ? { isFrozen: true, change: entry.frozenChange, after: entry.frozenAfter }
    : { isFrozen: false, change: entry.availableChange, after: entry.availableAfter };
}
