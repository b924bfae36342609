import { useId, useRef, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { AgreementSheet } from './AgreementSheet.tsx';
import type { RegisterValues } from './rules.ts';
import { useProblemText } from './use-problem-text.ts';

/** Consent is given by the one who registers: the box starts empty. The text opens over the form, which keeps its code. */
export function Agreement({ form }: { readonly form: UseFormReturn<RegisterValues> }) {
  const t = useMessages();
  const problemText = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Controller
        control={form.control}
        name="isAgreed"
        render={({ field, fieldState }) => {
          // The first field with a problem gets the focus; this one has its input inside.
          field.ref({ focus: () => box.current?.querySelector('input')?.focus() });
          return (
            <div ref={box} role="group" aria-describedby={fieldState.error && noteId} className="flex flex-col gap-1.5">
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                <span>
                  {t('account.agreeTo')}{' '}
                  <button type="button" onClick={() => setIsOpen(true)} className="press text-accent underline">
                    {t('account.agreement')}
                  </button>
                </span>
              </Checkbox>
              {fieldState.error && (
                <p id={noteId} role="alert" className="text-12 text-danger">
                  {problemText(fieldState.error)}
                </p>
              )}
            </div>
          );
        }}
      />
      <AgreementSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onAgree={() => {
          form.setValue('isAgreed', true);
          form.clearErrors('isAgreed');
          setIsOpen(false);
        }}
      />
    </>
  );
}
