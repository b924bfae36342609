import type { CallError } from '@candor/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { toast } from '#ui/Toast.tsx';
import { saidByServer } from '#features/auth-fields/use-refusal.ts';
import { fieldsOf } from './blamed-fields.ts';

/**
 * Shows a refusal as a toast and, where it belongs to a field of the form, under it with the focus there. One that
 * belongs to none goes under `otherwise`, since a toast is soon gone.
 */
export function useSafetyRefusal<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly (keyof T & string)[],
): (error: CallError, otherwise?: keyof T & string) => void {
  const failureText = useFailureText();
  return (error, otherwise) => {
    const message = failureText(error);
    toast('error', message);
    if (error.failure.kind !== 'refused') return;
    const blamed = fieldsOf(error.failure.code).find((name) => fields.includes(name)) ?? otherwise;
    if (blamed === undefined) return;
    form.setError(blamed as Path<T>, { type: saidByServer, message }, { shouldFocus: true });
  };
}
