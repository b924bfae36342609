import { type Codec, type Encoded, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { lockedDepositFields } from './fields.ts';
import { lockedDividendAtMs } from './rules.ts';

const { renewal, ...fixed } = codecsOf(lockedDepositFields);
const depositRecord = struct({ ...fixed, madeAtMs: uint, daysPaid: uint, renewal });
type Stored = Encoded<typeof depositRecord>;

/** One live deposit. Everything is bound when it is made except the days paid, and whether it is renewed. */
export type LiveDeposit = Omit<Stored, 'daysPaid' | 'renewal'> & {
  daysPaid: number;
  renewal: Stored['renewal'];
};

export const depositCodec: Codec<LiveDeposit> = depositRecord;

/** The time of its next dividend. */
export function nextDividendAtMs(deposit: LiveDeposit): number {
  return lockedDividendAtMs(deposit, deposit.daysPaid + 1);
}
