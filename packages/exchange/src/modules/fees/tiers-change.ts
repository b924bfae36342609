import type { CommandOf } from '../../commands.ts';
import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { areTiersSound, type FeeTier } from './rules.ts';
import type { FeesSlice } from './slice.ts';

/** Lower fees are dear for the house and higher ones for everybody else, so either takes two operators. */
export const tiersChange: Change<'fees.set_tiers', FeesSlice> = {
  refuses: (_core, { tiers }) => (areTiersSound(tiers) ? undefined : 'terms_invalid'),
  present({ feeTiers: { tiers } }, { type }) {
    return tiers.length === 0 ? undefined : { type, tiers };
  },
  weakens: weakeningBy<CommandOf<'fees.set_tiers'>>({ type: 'fixed', tiers: [differ, 'confirmed'] }),
  make(core, { tiers }) {
    core.feeTiers.set(tiers);
    core.emit({ type: 'fees.tiers_set', tiers });
    return {};
  },
};

function differ(next: readonly FeeTier[], present: readonly FeeTier[]): boolean {
  const isSame = next.every(({ volumeFrom, makerShare, takerShare }, at) => {
    const one = present[at];
    return one?.volumeFrom === volumeFrom && one.makerShare === makerShare && one.takerShare === takerShare;
  });
  return !isSame || next.length !== present.length;
}
