import type { CommandOf } from '../../commands.ts';
import type { Change } from '../../module.ts';
import { rebateShareMax } from '../../fee-shares.ts';
import { weakeningBy } from '../../weakening.ts';
import { invitationDaysMax } from './rules.ts';
import type { InvitationsSlice } from './slice.ts';

/**
 * The share is that of fees charged afterwards; the days are those of friends who come afterwards. More is dear for the house and less
 * disappoints inviters, so either takes two operators.
 */
export const termsChange: Change<'invitations.set_terms', InvitationsSlice> = {
  refuses(_core, { share, days }) {
    const isWrong = share > rebateShareMax || (days !== undefined && (days < 1 || days > invitationDaysMax));
    return isWrong ? 'terms_invalid' : undefined;
  },
  present({ invitations: { terms } }, { type }) {
    return terms === undefined ? undefined : { type, share: terms.share, days: terms.days };
  },
  weakens: weakeningBy<CommandOf<'invitations.set_terms'>>({
    type: 'fixed',
    share: ['either', 'confirmed'],
    days: ['either', 'confirmed'],
  }),
  make(core, { share, days }) {
    core.invitations.terms = { share, ...(days === undefined ? {} : { days }) };
    core.emit({ type: 'invitations.terms_set', share, days });
    return {};
  },
};
