import type { WithdrawalPreviewRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { Button } from '#ui/Button.tsx';
import { openNeed } from './FirstWithdrawal.tsx';
import type { Hold } from './holds.ts';
import { isOfAmount, refusalOf } from './problem-places.ts';
import type { nextNeed } from './readiness.ts';
import { useWithdrawProblemText } from './use-withdraw-problem-text.ts';
import type { WithdrawProblem, WithdrawSummary } from './withdraw-form.ts';

interface WithdrawButtonProps {
  readonly summary: WithdrawSummary;
  readonly problems: readonly WithdrawProblem[];
  readonly preview: WithdrawalPreviewRow | undefined;
  /** Of a first withdrawal: its page comes first. */
  readonly need: ReturnType<typeof nextNeed>;
  /** Nothing can leave while there is one. */
  readonly hold: Hold | undefined;
  readonly nowMs: number;
  readonly onAdd: () => void;
  readonly onReview: () => void;
}

/** The next step: prepare the account, add the address, or withdraw; and why it cannot be taken. */
export function WithdrawButton({
  summary,
  problems,
  preview,
  need,
  hold,
  nowMs,
  onAdd,
  onReview,
}: WithdrawButtonProps) {
  const t = useMessages();
  const [problem] = problems;
  const problemText = useWithdrawProblemText(problem, summary, nowMs);
  const holdText =
    hold?.untilMs === undefined
      ? t('withdraw.holdTitleOpen')
      : t('withdraw.holdTitle', { time: timeLeftText(hold.untilMs - nowMs) });
  if (need !== undefined) {
    return (
      <Button isWide onClick={() => openNeed(need)}>
        {t(`withdraw.first.${need}`)}
      </Button>
    );
  }
  const isNew = summary.address.kind === 'new' && summary.destination === undefined;
  const cannotLeave = hold !== undefined || refusalOf(preview) !== undefined;
  return (
    <Button
      isWide
      // A new address can be added while nothing can leave.
      isDisabled={problem !== undefined || (!isNew && cannotLeave)}
      // The fault of the amount is shown under the amount.
      reason={problem === undefined ? hold && holdText : isOfAmount(problem) ? undefined : problemText}
      onClick={isNew ? onAdd : onReview}
    >
      {t(isNew ? 'withdraw.addFirst' : 'withdraw.submit')}
    </Button>
  );
}
