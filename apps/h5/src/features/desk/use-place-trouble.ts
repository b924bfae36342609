import type { CallError } from '#client/call-error.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';

/**
 * The reason that placing failed. Without an answer it is unknown if the order arrived; sending it again is safe, and
 * the text says that.
 */
export function usePlaceTrouble(): (error: CallError) => string {
  const t = useMessages();
  const failureText = useFailureText();
  return (error) => (error.isAnswer ? failureText(error) : `${failureText(error)}. ${t('trade.answerLost')}`);
}
