import type { CommandOf } from '../../commands.ts';
import { weakeningBy } from '../../weakening.ts';
import type { ContractTerms } from './views.ts';

type Tiers = ContractTerms['tiers'];

/** The terms of tickets ordered afterwards. A price of the house may hurt in either direction. */
export const termsWeakening = weakeningBy<CommandOf<'contract.set_terms'>>({
  type: 'fixed',
  pairId: 'fixed',
  lot: 'fixed',
  lotsMin: ['down', 'confirmed'],
  lotsMax: ['up', 'confirmed'],
  accountLotsMax: ['up', 'confirmed'],
  spread: ['either', 'confirmed'],
  fee: ['either', 'confirmed'],
  overnightRate: ['either', 'confirmed'],
  liquidationFee: ['either', 'confirmed'],
  stress: ['down', 'confirmed'],
  tiers: [areLooser, 'confirmed'],
  isOffered: ['opening', 'confirmed'],
});

/** True when any notional needs less maintenance, or may have a higher multiple, than before. */
function areLooser(next: Tiers, present: Tiers): boolean {
  return [...next, ...present].some(({ floor }) => {
    const [now, before] = [tierAt(next, floor), tierAt(present, floor)];
    if (now === undefined || before === undefined) return true;
    return now.maintenance < before.maintenance || now.multipleMax > before.multipleMax;
  });
}

function tierAt(tiers: Tiers, notional: bigint): Tiers[number] | undefined {
  return tiers.findLast(({ floor }) => floor <= notional);
}
