import { listOf, struct, uint } from '@candor/kernel';
import { pairId } from '../../vocabulary.ts';

export const sessionEvents = {
  'sessions.calendar_set': [
    100,
    struct({
      pairIds: listOf(pairId),
      sessions: listOf(struct({ opensAtMs: uint, closesAtMs: uint })),
    }),
  ],
} as const;
