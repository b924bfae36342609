import { hex } from '@candor/kernel/hash';
import type { Handlers } from '../projection/projector.ts';
import type { WriteStore } from '../projection/write-store.ts';

/**
 * Keeps every version of the terms, so that the holder of an option can read the ones it was sold on and hash them
 * again.
 */
export function optionTermsHandlers(store: WriteStore): Handlers {
  return {
    'options.terms_set'({ termsId, hash, terms }, { atMs }) {
      store.option_terms.insert({
        terms_id: termsId,
        hash: hex(hash),
        pair_id: terms.pairId,
        stake_min_atoms: terms.stakeMin,
        stake_max_atoms: terms.stakeMax,
        exposure_max_atoms: terms.exposureMax,
        is_offered: terms.isOffered,
        set_at_ms: atMs,
      });
      terms.durations.forEach(({ seconds, payout }, position) =>
        store.option_durations.insert({ terms_id: termsId, position, seconds, payout_ppm: payout }),
      );
    },
  };
}
