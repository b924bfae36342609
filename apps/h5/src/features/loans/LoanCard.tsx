import { percentOfPpm } from '@candor/money';
import type { LoanRow } from '@candor/api';
import { loanLtvOf } from '@candor/exchange/rules';
import { cx } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CardButton } from '#ui/CardButton.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { pricedRow } from './loan-figures.ts';
import { useIndexOf } from './use-index-of.ts';

interface LoanCardProps {
  readonly loan: LoanRow;
  readonly onPress: () => void;
}

/** One loan: what is owed, against what, at what interest, and how near it is to its levels. */
export function LoanCard({ loan, onPress }: LoanCardProps) {
  const t = useMessages();
  const format = useFormat();
  const indexOf = useIndexOf();
  const { loanId, code, status, debt, borrowed, interestNow, collateral, isStale, ltvWarning, ltvLiquidation } = loan;
  const isRunning = status === 'running';
  const priced = isRunning ? pricedRow(loan, indexOf) : undefined;
  const ltv = priced && loanLtvOf(priced);
  const tone = ltv === undefined || ltv < ltvWarning ? 'bg-good' : ltv < ltvLiquidation ? 'bg-warn' : 'bg-danger';
  return (
    <CardButton onPress={onPress}>
      <span className="flex items-center gap-3">
        <CoinMark code={code} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block text-15 font-semibold">{t('loans.list.number', { number: String(loanId) })}</span>
          <span className="block text-12 text-fg-3">
            {isRunning
              ? t('loans.list.rate', { percent: format.amount(percentOfPpm(interestNow)) })
              : t(`loans.status.${status}`)}
          </span>
        </span>
        <span className="text-right">
          <AmountText
            value={isRunning ? debt : borrowed}
            unit={code}
            isPrivate
            className="block text-15 font-semibold"
          />
          <span className="block text-12 text-fg-3">{t(isRunning ? 'loans.debt' : 'loans.borrowed')}</span>
        </span>
      </span>
      {isRunning && (
        <>
          <span className="mt-3 flex items-baseline justify-between gap-3 text-13">
            <span className="flex items-center gap-1.5 text-fg-3">
              {t('loans.ltv')} {isStale && <Tag look="warn">{t('loans.stale')}</Tag>}
            </span>
            <span className="font-semibold tabular-nums">
              {ltv === undefined ? '–' : format.percent(percentOfPpm(Math.ceil(ltv / 100) * 100))}
            </span>
          </span>
          <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-inset">
            <span
              className={cx('block h-full rounded-full', tone)}
              style={{ width: `${Math.min(100, (ltv ?? 0) / 10_000)}%` }}
            />
          </span>
        </>
      )}
      <span className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3 text-12 text-fg-3">
        <span className="min-w-0 truncate tabular-nums">
          {isRunning
            ? collateral.map((held) => `${format.amount(held.amount)} ${held.code}`).join(' + ')
            : t('loans.list.ended')}
        </span>
        <TimeText atMs={loan.endedAtMs ?? loan.openedAtMs} look="moment" />
      </span>
    </CardButton>
  );
}
