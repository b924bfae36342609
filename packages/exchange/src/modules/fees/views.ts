import type { Atoms } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import type { FeeTier } from './rules.ts';

export interface FeeQueries {
  /** From the lowest volume on; empty when everybody pays the fees of the pairs. */
  feeTiers(): readonly FeeTier[];
  /** The volume that decides the tier of an account today. */
  feeVolume(accountId: AccountId): Atoms;
}
