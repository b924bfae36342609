import type { CallError } from '@candor/api';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';

interface ProofNoteProps {
  readonly isOver: boolean;
  readonly lockedForMs: number | undefined;
  readonly leftMs: number;
  readonly error: CallError | undefined;
  readonly isPasskeyRefused: boolean;
}

/** The last failure, or the remaining time of the step-up. */
export function ProofNote({ isOver, lockedForMs, leftMs, error, isPasskeyRefused }: ProofNoteProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const trouble =
    lockedForMs !== undefined
      ? `${t('stepUp.lockedTitle')}. ${t('stepUp.lockedUntil', { time: timeLeftText(lockedForMs) })}`
      : isOver
        ? t('stepUp.over')
        : error !== undefined
          ? failureText(error)
          : isPasskeyRefused
            ? t('stepUp.passkeyRefused')
            : undefined;
  if (trouble !== undefined) {
    return (
      <p role="alert" className="rounded-tile bg-danger-soft p-3 text-13 text-danger">
        {trouble}
      </p>
    );
  }
  return (
    <p className="text-12 text-fg-3">
      <span className="block font-medium text-fg-2 tabular-nums">
        {t('stepUp.secondsLeft', { seconds: String(Math.max(0, Math.floor(leftMs / 1_000))) })}
      </span>
      {t('stepUp.notYou')}
    </p>
  );
}
