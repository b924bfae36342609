import type { CommandOf } from '../../commands.ts';
import type { PairStatus } from '../../vocabulary.ts';
import { weakeningBy } from '../../weakening.ts';

/** From the most permissive to the least. */
const fromOpenToShut: readonly PairStatus[] = ['trading', 'cancel_only', 'halted'];

/** A halt is one operator's; trading goes on when two want it to. */
export const statusWeakening = weakeningBy<CommandOf<'catalog.set_pair_status'>>({
  type: 'fixed',
  pairId: 'fixed',
  status: [(next, present) => fromOpenToShut.indexOf(next) < fromOpenToShut.indexOf(present), 'confirmed'],
});

/** A higher rate costs users, a lower one the house. */
export const feesWeakening = weakeningBy<CommandOf<'catalog.set_pair_fees'>>({
  type: 'fixed',
  pairId: 'fixed',
  makerFee: ['either', 'confirmed'],
  takerFee: ['either', 'confirmed'],
});
