import { type Atoms, zero } from '@candor/money';
import type { OptionId, PairId } from '../../vocabulary.ts';
import type { LiveOption } from './option.ts';
import { Samples } from './samples.ts';

/** One pair that has option terms: its last samples, and its options that have no strike yet. */
export class OptionMarket {
  readonly pairId: PairId;
  /** In the order of acceptance, which is that of the instants they wait for. */
  readonly waiting = new Map<OptionId, LiveOption>();
  /** Rewards of its live options together. */
  reserved: Atoms = zero;
  samples = new Samples();

  constructor(pairId: PairId) {
    this.pairId = pairId;
  }
}
