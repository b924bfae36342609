import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import { loosen } from './set-limits.ts';
import type { DualSlice } from './slice.ts';

/** The users' own limits. The commands are those of dual investments; this part of their state came later. */
export const dualLimitsModule = defineModule<DualSlice, never>({
  name: 'dual_limits',
  handlers: {},
  due: { 'dual.loosen': loosen },
  isEmpty: (core) => core.dualLimits.isEmpty,
  write: (core, writer) => core.dualLimits.write(writer),
  read: (core, reader) => core.dualLimits.read(reader),
  check(core) {
    for (const { accountId, heldMax, later } of core.dualLimits.all) {
      assert(core.accounts.has(accountId), 'a limit is of an account');
      if (later === undefined) continue;
      assert(later.inForceAtMs > core.nowMs, 'a looser limit is in force from its time on');
      assert(heldMax !== undefined && (later.heldMax ?? heldMax + 1n) > heldMax, 'only a looser limit waits');
    }
  },
});
