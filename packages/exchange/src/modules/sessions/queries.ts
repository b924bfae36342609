import type { SessionsSlice } from './slice.ts';
import type { SessionQueries } from './views.ts';

export function sessionQueries(core: SessionsSlice): SessionQueries {
  return {
    sessions: () =>
      [...core.sessions.calendars.keys()].map((pairId) => {
        const isOpen = core.sessions.isOpen(pairId, core.atMs);
        const changesAtMs = core.sessions.changesAtMs(pairId, core.atMs);
        const closePrice = isOpen ? undefined : core.sessions.lastOpen.get(pairId);
        return {
          pairId,
          isOpen,
          ...(changesAtMs === undefined ? {} : { changesAtMs }),
          ...(closePrice === undefined ? {} : { closePrice }),
        };
      }),
  };
}
