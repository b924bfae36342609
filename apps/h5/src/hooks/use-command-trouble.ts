import type { CallError } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { useFailureText } from './use-failure-text.ts';

/** The failure of a command in words. Without an answer it may have been done; sending it again is safe, and the text says so. */
export function useCommandTrouble(): (error: CallError) => string {
  const t = useMessages();
  const failureText = useFailureText();
  return (error) => (error.isAnswer ? failureText(error) : `${failureText(error)}. ${t('common.answerLost')}`);
}
