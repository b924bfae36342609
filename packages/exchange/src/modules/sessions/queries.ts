import type { PairId } from '../../vocabulary.ts';
import { changesAtMsIn, isOpenIn, type Session } from './sessions.ts';
import type { SessionsSlice } from './slice.ts';
import type { SessionQueries, SessionView } from './views.ts';

export function sessionQueries(core: SessionsSlice): SessionQueries {
  const view = (pairId: PairId, sessions: readonly Session[]): SessionView => {
    const isOpen = isOpenIn(sessions, core.atMs);
    const changesAtMs = changesAtMsIn(sessions, core.atMs);
    const closePrice = isOpen ? undefined : core.sessions.lastOpen.get(pairId);
    return {
      pairId,
      isOpen,
      ...(changesAtMs === undefined ? {} : { changesAtMs }),
      ...(closePrice === undefined ? {} : { closePrice }),
    };
  };
  return {
    sessions: () => [...core.sessions.calendars].map(([pairId, sessions]) => view(pairId, sessions)),
    sessionOn: view,
  };
}
