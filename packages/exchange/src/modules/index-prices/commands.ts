import { listOf, struct, uint } from '@candor/kernel';
import { pairId, priceOf } from '../../vocabulary.ts';

export const indexCommands = {
  /** All valid prices of one grid instant, `gridIndex` × 500 ms; a pair that is left out has no valid price there. */
  'index.tick': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
} as const;

export const indexResults = { 'index.tick': struct({}) } as const;
