import { listContractMarkets, type SessionRow } from '@candor/api';
import { useMemo } from 'react';
import { useCall } from './use-call.ts';
import { useSessionTurns } from './use-session-turns.ts';

/** By pair; a pair without one is always open. */
export type Sessions = ReadonlyMap<number, SessionRow>;

/** Calendars change seldom; a change that a calendar foretells is read when it comes. */
const everyMs = 30_000;
const none: Sessions = new Map();

/** The sessions of the pairs that have a calendar, while a list shows such pairs; right when one opens or closes. */
export function useSessions(isWanted: boolean): Sessions {
  const markets = useCall(listContractMarkets, {}, { isEnabled: isWanted, everyMs });
  const rows = isWanted ? markets.data : undefined;
  useSessionTurns(listContractMarkets, rows);
  return useMemo(
    () =>
      rows === undefined
        ? none
        : new Map(rows.flatMap(({ pairId, session }) => (session === undefined ? [] : [[pairId, session] as const]))),
    [rows],
  );
}
