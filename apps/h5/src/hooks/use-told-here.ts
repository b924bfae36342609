import type { InboxKind } from '@candor/api';
import { useEffect } from 'react';

const told = new Map<InboxKind, number>();

/** Says that this page tells of these kinds of notices itself while it is mounted: the shell is silent about them. */
export function useToldHere(kinds: readonly InboxKind[]): void {
  useEffect(() => {
    for (const kind of kinds) told.set(kind, (told.get(kind) ?? 0) + 1);
    return () => {
      for (const kind of kinds) told.set(kind, (told.get(kind) ?? 1) - 1);
    };
  }, [kinds]);
}

export function isToldHere(kind: InboxKind): boolean {
  return (told.get(kind) ?? 0) > 0;
}
