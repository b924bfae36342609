import { listOf, struct, uint } from '@candor/kernel';
import { pairId, priceOf } from '../../vocabulary.ts';

export const indexEvents = {
  /** The valid index prices of one grid instant, cross pairs included. */
  'index.ticked': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
} as const;
