import type { Frame } from '../../slices.ts';
import type { IndexPrices } from '../index-prices/index-prices.ts';
import type { Clock } from './clock.ts';
import type { clockSpec } from './spec.ts';

export interface ClockSlice extends Frame<typeof clockSpec> {
  readonly clock: Clock;
  /** Follows the clock: in doubt no price is fresh. */
  readonly index: Pick<IndexPrices, 'isSuspended' | 'lastGridIndex' | 'trustedFromGrid'>;
}
