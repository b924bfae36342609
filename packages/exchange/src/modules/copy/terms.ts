import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { setClock } from './clock.ts';
import { profitShareMax } from './rules.ts';
import type { CopySlice } from './slice.ts';

/** The terms of copying: for traders who apply, and follows that begin, afterwards. */
export const termsChange: Change<'copy.set_terms', CopySlice> = {
  refuses: (_core, { shareMax, followersMax }) =>
    shareMax > profitShareMax || followersMax < 1 ? 'terms_invalid' : undefined,
  present({ copy: { terms } }, { type }) {
    return terms === undefined ? undefined : { type, ...terms, isOffered: terms.isOffered ? 'yes' : 'no' };
  },
  weakens: weakeningBy({
    type: 'fixed',
    shareMax: ['up', 'confirmed'],
    followersMax: ['up', 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { shareMax, followersMax, isOffered }) {
    const isFirst = core.copy.terms === undefined;
    core.copy.terms = { shareMax, followersMax, isOffered: isOffered === 'yes' };
    core.emit({ type: 'copy.terms_set', shareMax, followersMax, isOffered });
    if (isFirst) setClock(core);
    return {};
  },
};
