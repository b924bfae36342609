import type { LegalDocument } from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { useId, useRef, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { AgreementSheet } from './AgreementSheet.tsx';
import type { RegisterValues } from '#features/auth-fields/rules.ts';
import { useProblemText } from '#features/auth-fields/use-problem-text.ts';

const texts = { terms: 'entry.agreement', privacy: 'entry.privacy' } as const satisfies Partial<
  Record<LegalDocument, string>
>;

/** Consent is given by the new user: the box starts empty. The texts open over the form, which keeps its code. */
export function Agreement({ form }: { readonly form: UseFormReturn<RegisterValues> }) {
  const t = useMessages();
  const problemText = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState<keyof typeof texts>('terms');
  const link = (document: keyof typeof texts) => (
    <button
      type="button"
      onClick={() => {
        setShown(document);
        setIsOpen(true);
      }}
      className="press text-accent underline"
    >
      {t(texts[document])}
    </button>
  );
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
                  {t('entry.agreeTo')} {link('terms')} {t('entry.agreeToo')} {link('privacy')}
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
        document={shown}
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
