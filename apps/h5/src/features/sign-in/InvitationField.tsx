import { TextField } from '@candor/kit/view';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import type { RegisterValues } from '#features/auth-fields/rules.ts';
import { useProblemText } from '#features/auth-fields/use-problem-text.ts';

/** Closed until the user has a code: most people have none. */
export function InvitationField({ form }: { readonly form: UseFormReturn<RegisterValues> }) {
  const t = useMessages();
  const problemText = useProblemText();
  const [isOpen, setIsOpen] = useState(form.getValues('invitationCode') !== '');
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
        className="press tap flex items-center gap-1 self-start text-13 text-fg-2"
      >
        {t('entry.haveInvitation')}
        <ChevronDown aria-hidden className="size-4" />
      </button>
    );
  }
  return (
    <Controller
      control={form.control}
      name="invitationCode"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={t('entry.invitationCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problemText(fieldState.error)}
        />
      )}
    />
  );
}
