import {
  depositStatuses,
  holdReasons,
  identityLevels,
  railKinds,
  withdrawalReasons,
  withdrawalStatuses,
} from '@candor/exchange/rules';
import { wordOf } from '../wire/fields.ts';

export const railKindWire = wordOf(railKinds);
export const identityLevelWire = wordOf(identityLevels);
export const holdReasonWire = wordOf(holdReasons);
export const withdrawalStatusWire = wordOf(withdrawalStatuses);
export const withdrawalReasonWire = wordOf(withdrawalReasons);

/**
 * The status of a line of the deposit log: a payment on a chain, or a notice of the user (the first and the last two).
 */
const depositLogStatuses = ['claimed', ...depositStatuses, 'refused'] as const;
export const depositLogStatusWire = wordOf(depositLogStatuses);

/** The result of a search for a transaction. */
export const depositFindings = [
  'not_found',
  'waiting',
  'failed',
  'other_token',
  'not_yours',
  'by_hand',
  'pending',
  'kept',
  'credited',
  'dropped',
] as const;
export type DepositFinding = (typeof depositFindings)[number];
