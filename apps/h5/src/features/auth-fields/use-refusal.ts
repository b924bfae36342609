import type { CallError } from '@candor/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { toast } from '#ui/Toast.tsx';
import type { Channel } from './identity.ts';
import { type BlamedField, blamedField } from './refusals.ts';

/** Marks texts that came from the server: they are shown as they are. */
export const saidByServer = 'server';

/**
 * Shows a refusal as a toast and, where it belongs to a field, also under it, with the focus there. One that belongs to
 * no field of the form goes under `otherwise`, since a toast is soon gone.
 */
export function useRefusal<T extends FieldValues & { channel: Channel }>(
  form: UseFormReturn<T>,
  fields: readonly BlamedField[],
): (error: CallError, otherwise?: BlamedField) => void {
  const failureText = useFailureText();
  return (error, otherwise) => {
    const message = failureText(error);
    toast('error', message);
    if (error.failure.kind !== 'refused') return;
    const blamed = blamedField(error.failure.code, form.getValues('channel' as Path<T>));
    const field = blamed !== undefined && fields.includes(blamed) ? blamed : otherwise;
    if (field === undefined) return;
    form.setError(field as unknown as Path<T>, { type: saidByServer, message }, { shouldFocus: true });
  };
}
