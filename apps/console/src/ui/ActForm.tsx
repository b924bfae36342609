import { CallError, type CallSpec } from '@candor/api';
import { randomId } from '@candor/kit';
import { Button, Field, fieldAria, Note, TextArea, TextField } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { ownFields } from '../acts/fields/own-fields.ts';
import { nameInContract, recordNameOf } from '../acts/operator-calls.ts';
import { useActButton } from '../acts/use-act-name.ts';
import { useFieldHint } from '../acts/use-field-hint.ts';
import { refusalOf, send, type WireFields } from '../lib/call.ts';
import { useFieldLabel, useMessages, useWord } from '../lib/i18n.tsx';
import { leaveForm } from '../lib/keys.ts';
import { type ActField, actFieldsOf, takesClientId } from './act-fields.ts';
import { useInUtc } from '../values/use-value-text.ts';
import { mediaTypes } from '../values/MediaInput.tsx';
import { ValueInput } from '../values/ValueInput.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FilePicker } from './FilePicker.tsx';
import { RowsField } from './RowsField.tsx';

interface ActFormProps {
  readonly call: CallSpec;
  /** Fields that the page knows: they are sent, and not asked for. */
  readonly fixed?: WireFields;
  /** Values of its fields at first. */
  readonly initial?: Readonly<Record<string, string>>;
  /** With all that is filled in, at each change. */
  readonly onChange?: (values: WireFields) => void;
  /** On the button; absent: the verb of the act, or read. */
  readonly label?: string;
  readonly look?: 'ink' | 'soft' | 'danger';
  /** With the answer. */
  readonly onDone?: (answer: unknown) => void;
  /** Below the fields: what helps to fill them, with a way to write into one. */
  readonly tools?: (write: (name: string, text: string) => void) => ReactNode;
}

const nothing = {};
/** A form made of the contract: a field for each of the call's, judged by the server as for everybody else. */
export function ActForm({
  call,
  fixed = nothing,
  initial = nothing,
  onChange,
  label,
  look = 'ink',
  onDone,
  tools,
}: ActFormProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const hintOf = useFieldHint(call);
  const labelOf = useFieldLabel();
  const buttonOf = useActButton();
  const act = nameInContract(recordNameOf(call));
  const fields = useMemo(() => actFieldsOf(call).filter(({ name }) => !(name in fixed)), [call, fixed]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(initial);
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const isSentByKey = useRef(false);
  const doing = useMutation({
    mutationFn: (sent: WireFields) => send(call, sent, file),
    onSuccess(answer) {
      change(initial);
      setFile(undefined);
      if (call.effect === 'commands') {
        toast.success(wordsFor(answer));
        void queries.invalidateQueries();
        // Before what follows takes the form away, and the focus with it.
        if (isSentByKey.current && form.current !== null) leaveForm(form.current);
      }
      onDone?.(answer);
    },
  });
  const error = doing.error instanceof CallError ? doing.error : undefined;

  function change(next: Readonly<Record<string, string>>): void {
    setValues(next);
    onChange?.(next);
  }

  function wordsFor(answer: unknown): string {
    const { proposal_id: id, needs_second: isFirst } = (answer ?? {}) as Record<string, unknown>;
    if (typeof id === 'number') return t('console.acts.proposed', { id: `${id}` });
    return isFirst === true ? t('console.acts.second') : t('console.acts.done');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const lacking = fields.filter(
      ({ name, isNeeded, kind }) => isNeeded && kind !== 'flag' && (values[name] ?? '') === '',
    );
    setMissing(lacking.map(({ name }) => name));
    if (lacking.length > 0) return;
    const given = Object.entries(values).filter(([, value]) => value !== '');
    const flags = fields
      .filter(({ kind, isNeeded }) => kind === 'flag' && isNeeded)
      .map(({ name }) => [name, values[name] ?? '0']);
    const clientId = takesClientId(call) ? { client_id: randomId() } : {};
    doing.mutate({ ...Object.fromEntries([...given, ...flags]), ...clientId, ...fixed });
  }

  return (
    <form
      ref={form}
      data-act={look}
      onSubmit={submit}
      onKeyDown={(event) => {
        isSentByKey.current = sendsByKey(event);
        if (isSentByKey.current) event.currentTarget.requestSubmit();
      }}
      className="flex flex-col gap-3"
    >
      {fields.map((field) => (
        <FieldOf
          key={field.name}
          field={field}
          act={act}
          values={values}
          isRefused={doing.isError}
          label={labelOf(field.name, act)}
          hint={hintOf(field)}
          value={values[field.name] ?? ''}
          error={
            missing.includes(field.name) ? t('console.acts.missing') : error?.field === field.name ? error.message : ''
          }
          onChange={(value) => change({ ...values, [field.name]: value })}
        />
      ))}
      {tools?.((name, text) => change({ ...values, [name]: text }))}
      {call.file !== undefined && (
        <Field id={fileId} label={t('console.acts.file')}>
          <div className="flex flex-wrap items-center gap-3">
            <FilePicker aria={{ id: fileId }} accept={mediaTypes} onChoose={setFile}>
              {t('console.acts.chooseFile')}
            </FilePicker>
            <span role="status" className="min-w-0 text-13 break-all text-fg-2">
              {file?.name}
            </span>
          </div>
        </Field>
      )}
      {doing.isError && <Note tone="danger">{refusalOf(doing.error) ?? t('console.state.offline')}</Note>}
      <Button type="submit" look={look} isBusy={doing.isPending} className="self-start">
        {label ?? (call.effect === 'reads' ? t('console.acts.read') : buttonOf(recordNameOf(call)))}
      </Button>
    </form>
  );
}

/** Enter is a line of its own in a long text, and with Ctrl or ⌘ it sends from any field. */
function sendsByKey(event: KeyboardEvent<HTMLFormElement>): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  return true;
}

interface FieldProps {
  readonly field: ActField;
  readonly act: string | undefined;
  readonly values: Readonly<Record<string, string>>;
  readonly isRefused: boolean;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

function FieldOf({ field, act, values, isRefused, label, hint: written, value, error, onChange }: FieldProps) {
  const { name, kind, words, columns, means, mayBeNew, isNeeded } = field;
  const t = useMessages();
  const id = useId();
  const sayWord = useWord();
  const inUtc = useInUtc();
  const hint = inUtc(means, value) ?? written;
  const frame = {
    label,
    labelEnd: !isNeeded && <span className="text-12 text-fg-3">{t('console.acts.optional')}</span>,
    error,
    hint,
  };
  const Own = ownFields[`${act}.${name}`];
  if (Own !== undefined) return <Own {...{ ...frame, value, values, isRefused, onChange }} />;
  if (kind === 'rows') {
    return <RowsField {...{ label, columns, value, hint: written, error, onChange }} />;
  }
  if (means !== undefined) {
    return (
      <Field id={id} {...frame}>
        <ValueInput {...fieldAria(id, error, hint)} {...{ means, mayBeNew, value, onChange }} />
      </Field>
    );
  }
  if (kind === 'long') return <TextArea {...frame} rows={2} value={value} onChange={onChange} />;
  if (kind !== 'choice' && kind !== 'flag') {
    const inputMode = kind === 'number' ? 'numeric' : 'text';
    return <TextField {...frame} inputMode={inputMode} autoComplete="off" value={value} onChange={onChange} />;
  }
  const choices =
    kind === 'flag'
      ? ([
          ['1', t('console.yes')],
          ['0', t('console.no')],
        ] as const)
      : words.map((word) => [word, sayWord(word)] as const);
  return <ChoiceField {...frame} {...{ choices, value, onChange }} />;
}
