import type { CallError } from '#client/call-error.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Why placing failed. Where no answer came nobody knows whether the order arrived; sending it again is safe, and that is said. */
export function usePlaceTrouble(): (error: CallError) => string {
  const t = useMessages();
  const failureText = useFailureText();
  return (error) => (error.isAnswer ? failureText(error) : `${failureText(error)}. ${t('trade.answerLost')}`);
}
