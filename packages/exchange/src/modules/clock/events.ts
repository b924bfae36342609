import { struct, uint } from '@candor/kernel';
import { clockFaultKind } from '../../vocabulary.ts';

export const clockEvents = {
  /** From here on no index price counts, until the clock is restored. */
  'clock.faulted': [180, struct({ kind: clockFaultKind, byMs: uint })],
  'clock.restored': [181, struct({})],
  'clock.confirmed': [182, struct({})],
} as const;
