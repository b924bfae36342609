import type { FollowRow } from '@candor/api';
import { profitShareDue } from '@candor/exchange/rules';
import { atScale, decimalFrom } from '@candor/kit';
import { atoms, atomsToText, type Ppm } from '@candor/money';

/** Decimals of the unit of account. */
const scale = 6;

interface ShareSum {
  /** The amount that the next settlement takes, by the rule of the settlement itself. */
  readonly due: string;
  /** The realised result from which on the trader is paid again; absent where no loss is carried. */
  readonly paidAgainFrom: string | undefined;
}

/** The weekly share of one follow: max(realised × share − shared so far, 0). */
export function shareSum({
  realised,
  share,
  sharedTotal,
}: Pick<FollowRow, 'realised' | 'share' | 'sharedTotal'>): ShareSum {
  const [result, paid] = [realised, sharedTotal].map((text) =>
    atScale(decimalFrom(text) ?? { units: 0n, scale: 0 }, scale),
  );
  const due = profitShareDue(atoms(result ?? 0n), share, atoms(paid ?? 0n));
  const from = paidFrom(paid ?? 0n, share);
  const isCarried = share > 0 && due === 0n && (result ?? 0n) < from;
  return { due: atomsToText(due, scale), paidAgainFrom: isCarried ? atomsToText(atoms(from), scale) : undefined };
}

/** The paid share ÷ the rate, rounded up: the result that has been shared already. */
function paidFrom(paid: bigint, share: Ppm): bigint {
  return share === 0 ? 0n : (paid * 1_000_000n + BigInt(share) - 1n) / BigInt(share);
}
