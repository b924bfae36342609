import { TextField } from '@candor/kit/view';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import type { IdentityValues } from './identity-values.ts';
import { isEmail } from './identity.ts';
import { LooksRight } from './LooksRight.tsx';
import { useProblemText } from './use-problem-text.ts';

export interface IdentityBoxProps<T extends IdentityValues> {
  readonly form: UseFormReturn<T>;
  readonly label: string;
}

interface EmailBoxProps<T extends IdentityValues> extends IdentityBoxProps<T> {
  /** It is not the one that is logged in with, so a password manager has nothing to put here. */
  readonly isNew?: boolean;
}

/** An e-mail address of a form. */
export function EmailBox<T extends IdentityValues>({ form, label, isNew = false }: EmailBoxProps<T>) {
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
          autoComplete={isNew ? 'email' : 'username'}
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
