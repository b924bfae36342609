import type { RecurringPlanRow } from '@candor/api';
import { textFromUnits, unitsFromText } from '@candor/money';

const scale = 18;
const percentDecimals = 2;

/** The result of a plan so far: the present worth of what it bought, less what it paid, and that as a share; absent without either. */
export function planResult({
  paid,
  worth,
}: Pick<RecurringPlanRow, 'paid' | 'worth'>): { readonly gain: string; readonly percent: string } | undefined {
  const given = unitsFromText(paid, scale);
  const held = worth === undefined ? undefined : unitsFromText(worth, scale);
  if (given === undefined || held === undefined || given <= 0n) return undefined;
  const gain = held - given;
  const percent = (gain * 10n ** BigInt(percentDecimals + 2)) / given;
  return { gain: signedText(gain, scale), percent: signedText(percent, percentDecimals) };
}

function signedText(units: bigint, digits: number): string {
  return units < 0n ? `-${textFromUnits(-units, digits)}` : textFromUnits(units, digits);
}
