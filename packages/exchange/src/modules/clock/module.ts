import { done, reject } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import type { ClockSlice } from './slice.ts';
import type { clockSpec } from './spec.ts';

/** Lets the index follow the state of the clock: in doubt no price is fresh, afterwards those of earlier ticks stay stale. */
function tellIndex({ clock, index }: ClockSlice): void {
  index.isSuspended = clock.fault !== undefined;
  index.trustedFromGrid = clock.trustedFromGrid;
}

/**
 * A clock that jumps is a named state, and it is waited out (RULES 3). The core has no clock: its host reports when
 * time is in doubt and when it is consistent again. In between no index price counts and no tick is accepted, so
 * nothing that depends on one happens: no market order, conversion, contract or option begins, nothing triggers, fills
 * or is liquidated.
 */
export const clockModule = defineModule<ClockSlice, CommandsOf<typeof clockSpec>>({
  name: 'clock',
  handlers: {
    'clock.fault'(core, { kind, byMs }) {
      const { clock } = core;
      const isConfirmed = clock.fault?.kind === kind && clock.fault.isConfirmed;
      clock.fault = { kind, byMs, sinceMs: clock.fault?.sinceMs ?? core.nowMs, isConfirmed };
      tellIndex(core);
      core.emit({ type: 'clock.faulted', kind, byMs });
      return done({});
    },
    'clock.restored'(core) {
      const { clock, index } = core;
      if (clock.fault === undefined) return done({});
      clock.fault = undefined;
      // The age of a price from before the fault is unknown: held time does not reveal it.
      clock.trustedFromGrid = index.lastGridIndex + 1;
      tellIndex(core);
      core.emit({ type: 'clock.restored' });
      return done({});
    },
    'clock.confirm'(core) {
      const { clock } = core;
      // A clock behind the core's time cannot be talked forward: that is waited out.
      if (clock.fault?.kind !== 'ahead') return reject('clock_not_ahead');
      clock.fault = { ...clock.fault, isConfirmed: true };
      core.emit({ type: 'clock.confirmed' });
      return done({});
    },
    // The timers that were due have run before it, as before every command.
    'clock.advance': () => done({}),
  },
  isEmpty: (core) => core.clock.isEmpty,
  write: (core, writer) => core.clock.write(writer),
  read(core, reader) {
    core.clock.read(reader);
    tellIndex(core);
  },
});
