import type { RailRow } from '@candor/api';
import { compare, decimalFrom } from '@candor/kit';

type Cost = Pick<RailRow, 'takesWithdrawals' | 'withdrawFee' | 'minutes'>;

/** Rails of one asset: open ones first, then by the fee, then by the time; those that people look after take longest. */
export function byCost<Rail extends Cost>(rails: readonly Rail[]): readonly Rail[] {
  const closed = ({ takesWithdrawals }: Rail) => (takesWithdrawals ? 0 : 1);
  const minutes = (rail: Rail) => rail.minutes ?? Number.MAX_SAFE_INTEGER;
  return rails.toSorted(
    (one, other) =>
      closed(one) - closed(other) || compareFees(one.withdrawFee, other.withdrawFee) || minutes(one) - minutes(other),
  );
}

function compareFees(one: string, other: string): number {
  const [a, b] = [decimalFrom(one), decimalFrom(other)];
  return a === undefined || b === undefined ? 0 : compare(a, b);
}
