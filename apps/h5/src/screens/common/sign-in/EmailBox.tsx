import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/use-messages.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { IdentityValues } from './IdentityFields.tsx';
import { isEmail } from './identity.ts';
import { LooksRight } from './LooksRight.tsx';
import { useProblemText } from './use-problem-text.ts';

export interface IdentityBoxProps<T extends IdentityValues> {
  readonly form: UseFormReturn<T>;
  readonly label: string;
}

/** An e-mail address of a form. */
export function EmailBox<T extends IdentityValues>({ form, label }: IdentityBoxProps<T>) {
  const t = useMessages();
  const problemText = useProblemText();
  const identity = form as unknown as UseFormReturn<IdentityValues>;
  return (
    <Controller
      control={identity.control}
      name="email"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('account.emailPlaceholder')}
          error={problemText(fieldState.error)}
          end={isEmail(field.value) && !fieldState.error && <LooksRight />}
        />
      )}
    />
  );
}
