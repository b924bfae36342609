import type { FundingLimitsRow, WithdrawalPreviewRow } from '@candor/contract';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { navigateTo } from '../../../../navigate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { isOfAmount } from './problem-places.ts';
import { useWithdrawProblemText } from './use-withdraw-problem-text.ts';
import type { WithdrawProblem, WithdrawSummary } from './withdraw-form.ts';

export interface WithdrawButtonProps {
  readonly summary: WithdrawSummary;
  readonly problems: readonly WithdrawProblem[];
  readonly preview: WithdrawalPreviewRow | undefined;
  readonly level: FundingLimitsRow['level'];
  readonly nowMs: number;
  readonly onAdd: () => void;
  readonly onReview: () => void;
}

/** The next step: verify, add the address, or withdraw; and why it cannot be taken. */
export function WithdrawButton({ summary, problems, preview, level, nowMs, onAdd, onReview }: WithdrawButtonProps) {
  const t = useMessages();
  const [problem] = problems;
  const problemText = useWithdrawProblemText(problem, summary, nowMs);
  if (level === 'none') {
    return (
      <Button isWide onClick={() => navigateTo('/pages/setting/real_mark')}>
        {t('withdraw.verify')}
      </Button>
    );
  }
  const isNew = summary.address.kind === 'new' && summary.destination === undefined;
  const isRefused = preview?.rejectCode !== undefined;
  return (
    <Button
      isWide
      isDisabled={problem !== undefined || isRefused}
      // What is wrong with the amount stands under the amount.
      reason={problem === undefined || isOfAmount(problem) ? undefined : problemText}
      onClick={isNew ? onAdd : onReview}
    >
      {t(isNew ? 'withdraw.addFirst' : 'withdraw.submit')}
    </Button>
  );
}
