import type { AccountId } from '@candor/exchange';
import type { PageRequest } from './page.ts';

/** A part of what is live of a product, of everybody. */
export interface LiveRequest extends PageRequest {
  /** Of this account only. */
  readonly accountId?: AccountId | undefined;
  /** Of this pair, product, item or ad only, whichever the product's rows are about. */
  readonly subjectId?: number | undefined;
}
