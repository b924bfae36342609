import { type ContentKind, contentShapes } from '@candor/api';
import { fieldControl, TextField } from '@candor/kit/view';
import { problemsOf } from '@candor/reading';
import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface TextFieldsProps {
  readonly kind: ContentKind;
  readonly texts: Readonly<Record<string, string>>;
  readonly isFixed: boolean;
  readonly onChange: (name: string, text: string) => void;
}

type TextName = 'title' | 'summary' | 'body' | 'question' | 'answer' | 'text' | 'label';

/** The texts of an item in one language. */
export function TextFields({ kind, texts, isFixed, onChange }: TextFieldsProps) {
  return Object.entries(contentShapes[kind].texts).map(([name, { most, form }]) => {
    const given = {
      name: name as TextName,
      value: texts[name] ?? '',
      most,
      isFixed,
      onChange: (text: string) => onChange(name, text),
    };
    return form === 'line' ? <LineField key={name} {...given} /> : <LongField key={name} form={form} {...given} />;
  });
}

interface FieldProps {
  readonly name: TextName;
  readonly value: string;
  readonly most: number;
  readonly isFixed: boolean;
  readonly onChange: (text: string) => void;
}

function Left({ count }: { readonly count: number }) {
  const t = useMessages();
  return <span className="text-12 text-fg-3 tabular-nums">{t('desk.form.left', { count: `${count}` })}</span>;
}

function LineField({ name, value, most, isFixed, onChange }: FieldProps) {
  const t = useMessages();
  return (
    <TextField
      label={t(`desk.texts.${name}`)}
      labelEnd={<Left count={most - value.length} />}
      value={value}
      maxLength={most}
      disabled={isFixed}
      onChange={onChange}
    />
  );
}

const longRows = 16;
const plainRows = 6;

function LongField({
  name,
  value,
  most,
  isFixed,
  form,
  onChange,
}: FieldProps & { readonly form: 'markdown' | 'plain' }) {
  const t = useMessages();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const problems = form === 'markdown' ? problemsOf(value) : [];
  const upload = usePictureUpload((address) => {
    const at = area.current?.selectionStart ?? value.length;
    onChange(`${value.slice(0, at)}\n\n![](${address})\n\n${value.slice(at)}`);
  });
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between">
        <label htmlFor={id} className="text-12 text-fg-2">
          {t(`desk.texts.${name}`)}
        </label>
        <Left count={most - value.length} />
      </div>
      <textarea
        ref={area}
        id={id}
        value={value}
        maxLength={most}
        disabled={isFixed}
        rows={form === 'markdown' ? longRows : plainRows}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className={`${fieldControl} w-full py-2 leading-5`}
      />
      <div id={`${id}-note`} className="flex flex-col gap-1 text-12">
        {problems.map((problem, place) => (
          <p key={`${place} ${problem.text}`} role="alert" className="text-danger">
            {t(`desk.problems.${problem.kind}`, { text: problem.text })}
          </p>
        ))}
        {form === 'markdown' && <p className="text-fg-3">{t('desk.form.markdown')}</p>}
      </div>
      {form === 'markdown' && !isFixed && (
        <FilePicker accept="image/*" isDisabled={upload.isPending} onChoose={upload.send}>
          <ImagePlus aria-hidden className="size-4" />
          {t('desk.form.insert')}
        </FilePicker>
      )}
    </div>
  );
}
