import type { RecurringPlanRow } from '@candor/api';
import type { ReactNode } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CardButton } from '#ui/CardButton.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { CostText } from './CostText.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { planResult } from './plan-figures.ts';

interface PlanCardProps {
  readonly plan: RecurringPlanRow;
  readonly onPress: () => void;
}

/** One plan: what it pays for what, when it is next, and what it has come to. */
export function PlanCard({ plan, onPress }: PlanCardProps) {
  const t = useMessages();
  const format = useFormat();
  const { toCode, fromCode, amount, every, averageCost, received, boughtCount } = plan;
  const result = planResult(plan);
  return (
    <CardButton onPress={onPress}>
      <span className="flex items-center gap-3">
        <CoinMark code={toCode} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-semibold">{toCode}</span>
          <span className="block text-12 text-fg-3">
            {t(`recurring.paysEvery.${every}`, { amount: format.amount(amount), code: fromCode })}
          </span>
        </span>
        <span className="shrink-0 text-right text-12 text-fg-3">
          <PlanStatus plan={plan} />
        </span>
      </span>
      <span className="mt-3 grid grid-cols-3 gap-2">
        <Column label={t('recurring.bought', { count: boughtCount })}>
          <AmountText value={received} isPrivate />
        </Column>
        <Column label={t('recurring.averageCost')}>
          {averageCost === undefined ? '–' : <CostText value={averageCost} />}
        </Column>
        <Column label={t('recurring.result')} isLast>
          {result === undefined ? (
            '–'
          ) : (
            <AmountText value={result.gain} decimals={2} unit={fromCode} isChange isPrivate />
          )}
        </Column>
      </span>
    </CardButton>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

function Column({ label, isLast = false, children }: ColumnProps) {
  return (
    <span className={isLast ? 'min-w-0 text-right' : 'min-w-0'}>
      <span className="block text-12 text-fg-3">{label}</span>
      <span className="block text-14 font-medium [overflow-wrap:anywhere] tabular-nums">{children}</span>
    </span>
  );
}
