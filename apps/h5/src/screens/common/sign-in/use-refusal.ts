import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallError } from '../../../brain/call-error.ts';
import { useFailureText } from '../../../hooks/use-failure-text.ts';
import { say } from '../../../ui/Toast.tsx';
import type { Channel } from './identity.ts';
import { type BlamedField, blamedField } from './refusals.ts';

/** Marks texts that came from the server: they are shown as they are. */
export const saidByServer = 'server';

/** Says a refusal as a toast and, where it belongs to a field, also under it, with the focus there. */
export function useRefusal<T extends FieldValues & { channel: Channel }>(
  form: UseFormReturn<T>,
  fields: readonly BlamedField[],
): (error: CallError) => void {
  const failureText = useFailureText();
  return (error) => {
    const message = failureText(error);
    say('error', message);
    if (error.failure.kind !== 'refused') return;
    const field = blamedField(error.failure.code, form.getValues('channel' as Path<T>));
    if (field === undefined || !fields.includes(field)) return;
    form.setError(field as unknown as Path<T>, { type: saidByServer, message }, { shouldFocus: true });
  };
}
