import { struct, uint } from '@candor/kernel';
import { clockFaultKind } from '../../vocabulary.ts';

export const clockCommands = {
  /** The host's clocks disagree by `byMs`, or its time lies that far behind the core's. Sent again when that changes. */
  'clock.fault': [180, struct({ kind: clockFaultKind, byMs: uint })],
  /** The host's time is consistent again, and not behind the core's. */
  'clock.restored': [181, struct({})],
  /** An operator has compared the machine's clock with another one: where it stands now is right. */
  'clock.confirm': [182, struct({})],
} as const;

export const clockResults = {
  'clock.fault': struct({}),
  'clock.restored': struct({}),
  'clock.confirm': struct({}),
} as const;
