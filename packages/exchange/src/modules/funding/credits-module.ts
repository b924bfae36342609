import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import type { FundingSlice } from './slice.ts';

/** Amounts credited on users' word. The commands are those of funding; this part of its state came later. */
export const creditsModule = defineModule<FundingSlice, never>({
  name: 'credits',
  handlers: {},
  isEmpty: (core) => core.credits.isEmpty,
  write: (core, writer) => core.credits.write(writer),
  read: (core, reader) => core.credits.read(reader),
  check(core) {
    for (const claimId of core.credits.proven) {
      assert(core.funding.claims.has(claimId), 'a proof that is not used yet belongs to an open claim');
    }
  },
});
