import type { CommandOf } from '../../commands.ts';
import { weakeningBy } from '../../weakening.ts';
import type { OptionTerms } from './views.ts';

type Durations = OptionTerms['durations'];

/** The terms of options bought afterwards. A payout may hurt in either direction. */
export const termsWeakening = weakeningBy<CommandOf<'options.set_terms'>>({
  type: 'fixed',
  pairId: 'fixed',
  durations: [areOthers, 'confirmed'],
  stakeMin: ['down', 'confirmed'],
  stakeMax: ['up', 'confirmed'],
  exposureMax: ['up', 'confirmed'],
  isOffered: ['opening', 'confirmed'],
});

/** True when there is a new duration, or one that pays otherwise. Dropping one only stops its sale. */
function areOthers(next: Durations, present: Durations): boolean {
  return next.some(
    ({ seconds, payout }) => !present.some((known) => known.seconds === seconds && known.payout === payout),
  );
}
