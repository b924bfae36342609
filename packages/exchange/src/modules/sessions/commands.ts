import { listOf, struct, uint } from '@candor/kernel';
import { pairId } from '../../vocabulary.ts';

export const sessionCommands = {
  /**
   * The trading sessions of some pairs: half-open intervals in order, without overlap. Pairs that no calendar names are
   * always open; naming a pair again replaces its sessions, and an empty list opens it for ever.
   */
  'sessions.set_calendar': [
    100,
    struct({
      pairIds: listOf(pairId),
      sessions: listOf(struct({ opensAtMs: uint, closesAtMs: uint })),
    }),
  ],
} as const;

export const sessionResults = { 'sessions.set_calendar': struct({}) } as const;
