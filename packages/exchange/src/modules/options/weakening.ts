import type { CommandOf } from '../../commands.ts';
import { weakeningBy } from '../../weakening.ts';
import type { OptionTerms } from './views.ts';

type Durations = OptionTerms['durations'];

/** What options bought afterwards are sold on. A payout may hurt whichever way it moves. */
export const termsWeakening = weakeningBy<CommandOf<'options.set_terms'>>({
  type: 'fixed',
  pairId: 'fixed',
  durations: [areOthers, 'confirmed'],
  stakeMin: ['down', 'confirmed'],
  stakeMax: ['up', 'confirmed'],
  exposureMax: ['up', 'confirmed'],
  isOffered: ['opening', 'confirmed'],
});

/** Whether there is a duration that was not there, or pays otherwise. To drop one is no more than not to sell it. */
function areOthers(next: Durations, present: Durations): boolean {
  return next.some(
    ({ seconds, payout }) => !present.some((known) => known.seconds === seconds && known.payout === payout),
  );
}
