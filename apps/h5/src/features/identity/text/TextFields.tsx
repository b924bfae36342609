import type { IdentityFailure } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { Identity } from '../identity.ts';
import { CountryField } from './CountryField.tsx';
import { KeptRow } from './KeptRow.tsx';
import {
  failureOf,
  type KeptField,
  textActions,
  type TextField as FieldName,
  type TextForm,
  type TextProblem,
} from './text-form.ts';

interface TextFieldsProps {
  readonly form: TextForm;
  /** Of the fields that have been left. */
  readonly problems: Readonly<Partial<Record<FieldName, TextProblem>>>;
  readonly failures: readonly IdentityFailure[];
  readonly given: Identity['given'];
  readonly onChange: (form: TextForm) => void;
  readonly onLeave: (field: FieldName) => void;
}

const hidden = '••••';

/** The data of the document. A field that the reviewer rejected shows the reason until it is typed. */
export function TextFields({ form, problems, failures, given, onChange, onLeave }: TextFieldsProps) {
  const t = useMessages();
  const problemText = (field: FieldName) => {
    const problem = problems[field];
    if (problem !== undefined) return t(`identity.problems.${problem}`);
    const failure = form[field] === '' ? failureOf(failures, field) : undefined;
    if (failure === undefined) return undefined;
    return t('identity.failed.line', {
      field: t(`identity.fields.${failure.field}`),
      fault: t(`identity.faults.${failure.reason}`),
    });
  };
  const kept = (field: KeptField, label: string, value: string) => (
    <KeptRow label={label} value={value} onChange={() => onChange(textActions.giveAgain(form, field))} />
  );
  const field = (name: KeptField) => ({
    name,
    value: form[name],
    error: problemText(name),
    onChange: (text: string) => onChange(textActions.type(form, name, text)),
    onBlur: () => onLeave(name),
    required: true,
  });
  return (
    <>
      <CountryField
        value={form.country}
        error={problemText('country')}
        onChange={(country) => onChange(textActions.setCountry(form, country))}
      />
      {form.kept.has('name') ? (
        kept('name', t('identity.name'), given?.name ?? hidden)
      ) : (
        <TextField {...field('name')} label={t('identity.name')} hint={t('identity.nameHint')} autoComplete="name" />
      )}
      {form.kept.has('cardId') ? (
        kept('cardId', t('identity.number'), given?.cardId ?? hidden)
      ) : (
        <TextField
          {...field('cardId')}
          label={t('identity.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {form.kept.has('birthDate') ? (
        kept('birthDate', t('identity.birthDate'), hidden)
      ) : (
        <TextField
          {...field('birthDate')}
          onChange={(text) => onChange(textActions.type(form, 'birthDate', withHyphens(text)))}
          label={t('identity.birthDate')}
          hint={t('identity.birthDateHint')}
          placeholder="1990-05-17"
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
      )}
    </>
  );
}

/** Eight digits are a date; phones show only digits for it. */
function withHyphens(text: string): string {
  return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
}
