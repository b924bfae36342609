import { listOf, struct, uint } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { pairId, priceOf } from '../../vocabulary.ts';

export const indexSpec = defineSpec({
  name: 'index',
  commands: {
    /** All valid prices of one grid instant, `gridIndex` × 500 ms; a pair that is left out has no valid price there. */
    'index.tick': command(
      10,
      'system',
      struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) }),
      struct({}),
      ['clock_fault', 'pair_not_found', 'pair_invalid', 'tick_out_of_order'],
    ),
  },
  facts: {
    /** The valid index prices of one grid instant, cross pairs included. */
    'index.ticked': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
  },
});
