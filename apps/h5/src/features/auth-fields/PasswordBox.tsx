import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useProblemText } from './use-problem-text.ts';

interface PasswordBoxProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: Path<T>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly labelEnd?: ReactNode;
  readonly hint?: string;
}

/** A password of a form. */
export function PasswordBox<T extends FieldValues>({ form, name, ...rest }: PasswordBoxProps<T>) {
  const problemText = useProblemText();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordField {...field} {...rest} error={problemText(fieldState.error)} maxLength={256} />
      )}
    />
  );
}
