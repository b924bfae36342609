import { type CommandsOf, defineModule } from '../../module.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import type { SessionsSlice } from './slice.ts';
import type { sessionsSpec } from './spec.ts';
import { commonCalendar, isWithin } from './weakening.ts';

/** Session calendars: when the markets behind some pairs are open. */
export const sessionsModule = defineModule<SessionsSlice, CommandsOf<typeof sessionsSpec>>({
  name: 'sessions',
  handlers: {
    'sessions.set_calendar': {
      refuses(core, { pairIds, sessions }) {
        if (pairIds.some((pairId) => !core.catalog.pairs.has(pairId))) return 'pair_not_found';
        let before = 0;
        for (const { opensAtMs, closesAtMs } of sessions) {
          if (opensAtMs < before || closesAtMs <= opensAtMs) return 'calendar_invalid';
          before = closesAtMs;
        }
        return undefined;
      },
      present(core, { type, pairIds }) {
        const sessions = commonCalendar(core.sessions, pairIds);
        return sessions === undefined ? undefined : { type, pairIds, sessions };
      },
      weakens: (next, present) =>
        present === undefined || !isWithin(next.sessions, present.sessions) ? 'confirmed' : 'none',
      make(core, { pairIds, sessions }) {
        for (const pairId of pairIds) {
          if (sessions.length === 0) {
            core.sessions.calendars.delete(pairId);
            core.sessions.lastOpen.delete(pairId);
            continue;
          }
          core.sessions.calendars.set(pairId, sessions);
          const last = core.index.last(pairId);
          if (last !== undefined && !core.sessions.lastOpen.has(pairId)) core.sessions.lastOpen.set(pairId, last.price);
        }
        core.emit({ type: 'sessions.calendar_set', pairIds, sessions });
        return {};
      },
    },
  },
  reactions: {
    'index.ticked'(core, { gridIndex, prices }) {
      if (core.sessions.calendars.size === 0) return;
      const atMs = gridIndex * gridMs;
      for (const { pairId, price } of prices) {
        if (core.sessions.calendars.has(pairId) && core.sessions.isOpen(pairId, atMs)) {
          core.sessions.lastOpen.set(pairId, price);
        }
      }
    },
  },
  isEmpty: (core) => core.sessions.calendars.size === 0,
  write: (core, writer) => core.sessions.write(writer),
  read: (core, reader) => core.sessions.read(reader),
});
