import type { EntryRow } from '@candor/api';
import { signOf } from '@candor/kit';

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

const sizeOf = (change: string) => change.replace(/^[+-]/, '');

/** True of a line whose money stays the user's: it went to another account, or was set aside and came back. */
export function isMoved({ kind, availableChange, frozenChange }: EntryRow): boolean {
  if (kind === 'transfer') return true;
  return signOf(availableChange) === -signOf(frozenChange) && sizeOf(availableChange) === sizeOf(frozenChange);
}
