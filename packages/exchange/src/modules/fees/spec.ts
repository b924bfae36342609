import { type Codec, listOf, struct } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { amount, ppm } from '../../vocabulary.ts';
import { feesRejects } from './rejects.ts';
import type { FeeTier } from './rules.ts';

export const feeTierCodec = struct({ volumeFrom: amount, makerShare: ppm, takerShare: ppm }) satisfies Codec<FeeTier>;
const tiers = listOf(feeTierCodec);

export const feesSpec = defineSpec({
  name: 'fees',
  commands: {
    /** For orders from now on. No tiers: everybody pays the fees of the pairs, and no trading is counted. */
    'fees.set_tiers': command(510, operators, struct({ tiers }), struct({}), feesRejects['fees.set_tiers']),
  },
  facts: {
    'fees.tiers_set': [510, struct({ tiers })],
  },
});
