import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { clock } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Identity, levelOf } from '../identity.ts';
import { FailedNote } from '../parts/FailedNote.tsx';
import { IdTypeCards } from '../parts/IdTypeCards.tsx';
import { SubmitFooter } from '../parts/SubmitFooter.tsx';
import { RealFrame } from '../RealFrame.tsx';
import { useSubmitIdentity } from '../use-submit-identity.ts';
import { textActions, type TextField, textFields, textFormFrom, textInput, textProblems } from './text-form.ts';
import { TextFields } from './TextFields.tsx';

/** The basic level: the data of the document, as text. */
export function TextStage({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const { failures, kept } = levelOf(identity, 'basic');
  const [form, setForm] = useState(() => textFormFrom({ given: identity.given, failures, kept }));
  const [left, setLeft] = useState<ReadonlySet<TextField>>(new Set());
  const submitting = useSubmitIdentity();
  const problems = textProblems(form, clock.serverNow());
  const wrong = textFields.filter((field) => problems[field] !== undefined);
  const shown = Object.fromEntries(wrong.filter((field) => left.has(field)).map((field) => [field, problems[field]]));

  async function submit(): Promise<void> {
    setLeft(new Set(wrong));
    const [first] = wrong;
    if (first !== undefined) return document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const code = await submitting.submit(textInput(form));
    // A newly typed number may have another date in it.
    if (code === 'birth_date_differs') setForm(textActions.giveAgain(form, 'birthDate'));
  }
  const change = (next: typeof form) => {
    submitting.clearError();
    setForm(next);
  };
  return (
    <RealFrame
      identity={identity}
      footer={
        <SubmitFooter identity={identity}>
          {(isOut) => (
            <Button isWide isBusy={submitting.isBusy} isDisabled={isOut} onClick={() => void submit()}>
              {t('identity.continue')}
            </Button>
          )}
        </SubmitFooter>
      }
    >
      <FailedNote identity={identity} name="basic" />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <IdTypeCards value={form.idType} onChange={(idType) => change(textActions.setIdType(form, idType))} />
        <TextFields
          form={form}
          problems={shown}
          failures={failures}
          given={identity.given}
          onChange={change}
          onLeave={(field) => form[field] !== '' && setLeft(new Set([...left, field]))}
        />
        {submitting.error !== undefined && <Note tone="danger">{submitting.error}</Note>}
        <p className="text-12 text-fg-3">{t('identity.basicText')}</p>
        <button type="submit" hidden>
          {t('identity.continue')}
        </button>
      </form>
    </RealFrame>
  );
}
