import type { LockedDepositRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { DividendList } from './DividendList.tsx';
import { DividendMonths } from './DividendMonths.tsx';

/** Days that are read more easily one below the other than in a month. */
const listedMax = 12;

/** Each day with its dividend: paid ones, the next one, and those to come. Months where days are many and real. */
export function DividendCalendar({ deposit }: { readonly deposit: LockedDepositRow }) {
  return deposit.dayMs === dayMs && deposit.days > listedMax ? (
    <DividendMonths deposit={deposit} />
  ) : (
    <DividendList deposit={deposit} />
  );
}
