import type { CallSpec, SessionRow } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clock } from '#client/read.ts';
import { nextTurnAtMs } from '#lib/sessions.ts';
import { callKey } from './use-call.ts';

/** Two ticks of the exchange later, when it has seen the time itself. */
const afterTurnMs = 1_000;
/** The longest that a timer can wait; a turn after that is seen by a regular reading. */
const waitMaxMs = 2 ** 31 - 1;

interface WithSession {
  readonly session?: SessionRow | undefined;
}

/** Reads a call of markets again when the first of them opens or closes. */
export function useSessionTurns(spec: CallSpec, rows: readonly WithSession[] | undefined): void {
  const queries = useQueryClient();
  const turnAtMs = nextTurnAtMs(rows ?? []);
  useEffect(() => {
    if (turnAtMs === undefined) return;
    const waitMs = Math.max(turnAtMs - clock.serverNow() + afterTurnMs, 0);
    const timer = setTimeout(
      // Several parts of a page wait for the same turn: one reading serves them all.
      () => void queries.invalidateQueries({ queryKey: callKey(spec) }, { cancelRefetch: false }),
      Math.min(waitMs, waitMaxMs),
    );
    return () => clearTimeout(timer);
  }, [queries, spec, turnAtMs]);
}
