import { struct, uint } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { clockFaultKind } from '../../vocabulary.ts';
import { clockRejects } from './rejects.ts';

export const clockSpec = defineSpec({
  name: 'clock',
  commands: {
    /**
     * The host's clocks disagree by `byMs`, or its time is that far behind the core's. Sent again when that changes.
     */
    'clock.fault': command(180, 'system', struct({ kind: clockFaultKind, byMs: uint }), struct({})),
    /** The host's time is consistent again, and not behind the core's. */
    'clock.restored': command(181, 'system', struct({}), struct({})),
    /** An operator has compared the machine's clock with another one: its present time is right. */
    'clock.confirm': command(182, 'operator', struct({}), struct({}), clockRejects['clock.confirm']),
    /** The host brings time forward after a pause, so that what fell due in it comes in many records and not in one. */
    'clock.advance': command(183, 'system', struct({}), struct({})),
  },
  facts: {
    /** From here on no index price counts, until the clock is restored. */
    'clock.faulted': [180, struct({ kind: clockFaultKind, byMs: uint })],
    'clock.restored': [181, struct({})],
    'clock.confirmed': [182, struct({})],
  },
});
