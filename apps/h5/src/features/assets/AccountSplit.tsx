import type { AccountType } from '@candor/api';
import { cx } from '@candor/kit';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { accountColours } from '#features/funds/accounts.ts';
import { accountShares, valueText } from './holdings.ts';
import { SplitBar } from './SplitBar.tsx';
import { useCountedIn, useTotalUnit } from './total-unit.ts';
import type { MyAssets } from './use-holdings.ts';

interface AccountSplitProps {
  readonly mine: MyAssets;
  readonly chosen: AccountType | undefined;
  readonly onChoose: (account: AccountType | undefined) => void;
}

/** The total split over the four accounts; a tap lists the coins of one, a second tap all again. */
export function AccountSplit({ mine, chosen, onChoose }: AccountSplitProps) {
  const t = useMessages();
  const counted = useCountedIn(useTotalUnit(), mine.bitcoinPrice);
  const shares = accountShares(mine.holdings);
  return (
    <Card className="mx-4 mt-4 p-3.5">
      <SplitBar shares={shares} />
      <ul
        aria-label={t('funds.accounts')}
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-x-5"
      >
        {shares.map(({ accountType, value, percent }) => (
          <li key={accountType}>
            <button
              type="button"
              aria-pressed={chosen === accountType}
              onClick={() => onChoose(chosen === accountType ? undefined : accountType)}
              className={cx(
                'press -mx-1.5 flex w-[calc(100%+0.75rem)] items-center gap-2 rounded-chip px-1.5 py-1.5 text-left',
                chosen === accountType && 'bg-inset',
              )}
            >
              <span aria-hidden className={`size-2 shrink-0 rounded-tag ${accountColours[accountType]}`} />
              <span className="min-w-0 flex-1">
                <span className="flex items-center justify-between gap-1 text-12 text-fg-3">
                  {t(`words.accountTypes.${accountType}`)} {percent}%
                  <ChevronRight aria-hidden className="size-4 shrink-0" />
                </span>
                <AmountText
                  value={counted.convert(valueText(value))}
                  decimals={counted.decimals}
                  isPrivate
                  className="block text-14 font-medium [overflow-wrap:anywhere]"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
