import { listOf, struct, uint } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { pairId } from '../../vocabulary.ts';
import { sessionsRejects } from './rejects.ts';

export const sessionsSpec = defineSpec({
  name: 'sessions',
  commands: {
    /**
     * The trading sessions of some pairs: half-open intervals in order, without overlap. Pairs that no calendar names are
     * always open; naming a pair again replaces its sessions, and an empty list opens it for ever.
     */
    'sessions.set_calendar': command(
      100,
      operators,
      struct({
        pairIds: listOf(pairId),
        sessions: listOf(struct({ opensAtMs: uint, closesAtMs: uint })),
      }),
      struct({}),
      sessionsRejects['sessions.set_calendar'],
    ),
  },
  facts: {
    'sessions.calendar_set': [
      100,
      struct({
        pairIds: listOf(pairId),
        sessions: listOf(struct({ opensAtMs: uint, closesAtMs: uint })),
      }),
    ],
  },
});
