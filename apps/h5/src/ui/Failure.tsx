import type { CallError } from '@candor/api';
import { Failed } from '@candor/kit/view';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';

interface FailureProps {
  readonly error: CallError;
  readonly onRetry: () => void;
  /** A certainty in spite of it: "Your last order was received: #9f3c". */
  readonly reassurance?: string;
}

/** A call that failed, in the user's words, with a retry and a code for support. */
export function Failure({ error, onRetry, reassurance }: FailureProps) {
  const t = useMessages();
  const failureText = useFailureText();
  return (
    <Failed
      title={failureText(error)}
      reassurance={reassurance}
      code={t('common.errorCode', { code: error.code })}
      onRetry={onRetry}
    />
  );
}
