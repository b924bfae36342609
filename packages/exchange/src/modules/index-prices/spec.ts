import { listOf, struct, uint } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { pairId, priceOf } from '../../vocabulary.ts';
import { indexRejects } from './rejects.ts';

export const indexSpec = defineSpec({
  name: 'index',
  commands: {
    /** All valid prices of one grid instant, `gridIndex` × 500 ms; a pair that is left out has no valid price there. */
    'index.tick': command(
      10,
      'system',
      struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) }),
      struct({}),
      indexRejects['index.tick'],
    ),
  },
  facts: {
    /** The valid index prices of one grid instant, cross pairs included. */
    'index.ticked': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
  },
});
