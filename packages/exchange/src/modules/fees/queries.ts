import { dayOf } from '@candor/kernel';
import type { FeesSlice } from './slice.ts';
import type { FeeQueries } from './views.ts';

export function feeQueries(core: FeesSlice): FeeQueries {
  return {
    feeTiers: () => core.feeTiers.tiers,
    feeVolume: (accountId) => core.feeTiers.volumeOf(accountId, dayOf(core.atMs)),
  };
}
