import type { SessionRow } from '@candor/api';

/** The time at which the first of these markets opens or closes; `undefined` when none is known. */
export function nextTurnAtMs(rows: readonly { readonly session?: SessionRow | undefined }[]): number | undefined {
  const turns = rows.flatMap(({ session }) => session?.changesAtMs ?? []);
  return turns.length === 0 ? undefined : Math.min(...turns);
}

/** A market that is known to be closed now. */
export function isClosed(session: SessionRow | undefined): session is SessionRow {
  return session?.isOpen === false;
}
