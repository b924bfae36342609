import type { FieldError } from 'react-hook-form';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { saidByServer } from './use-refusal.ts';

/** A field's problem in the reader's language: the rules name texts by key, the server sends its own. */
export function useProblemText(): (error: FieldError | undefined) => string | undefined {
  const t = useMessages();
  return (error) => {
    if (error?.message === undefined) return undefined;
    return error.type === saidByServer ? error.message : t(error.message as MessageKey);
  };
}
