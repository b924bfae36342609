import { type CommandsOf, defineModule } from '../../module.ts';
import { checkFees } from './check.ts';
import type { FeesSlice } from './slice.ts';
import type { feesSpec } from './spec.ts';
import { tiersChange } from './tiers-change.ts';
import { onTraded } from './volume.ts';

/** Fees by trading (RULES 4): who trades much pays a part of the pairs' fees. */
export const feesModule = defineModule<FeesSlice, CommandsOf<typeof feesSpec>>({
  name: 'fees',
  handlers: { 'fees.set_tiers': tiersChange },
  reactions: { 'spot.traded': onTraded },
  isIdle: ({ feeTiers }) => feeTiers.isUnused,
  isEmpty: ({ feeTiers }) => feeTiers.isUnused,
  write: ({ feeTiers }, writer) => feeTiers.write(writer),
  read: ({ feeTiers }, reader) => feeTiers.read(reader),
  check: checkFees,
});
