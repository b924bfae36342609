import type { ListColumn } from '@candor/api';
import { Button, fieldControl, IconButton } from '@candor/kit/view';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldLabel, useMessages, useWord } from '../lib/i18n.tsx';
import { useInUtc } from '../values/use-value-text.ts';
import { ValueInput } from '../values/ValueInput.tsx';

interface RowsFieldProps {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  /** As it is sent: rows separated by ",", the parts of a row by ":". */
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** A list in one field of a call, filled in row by row. */
export function RowsField({ label, columns, value, hint, error, onChange }: RowsFieldProps) {
  const t = useMessages();
  const labelOf = useFieldLabel();
  const noteId = useId();
  const note = error === '' ? hint : error;
  const rows = value === '' ? [] : value.split(',').map((row) => row.split(':'));
  const write = (next: readonly (readonly string[])[]) => onChange(next.map((row) => row.join(':')).join(','));
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={note === undefined ? undefined : noteId}>
      <legend className="mb-1 text-12 text-fg-2">{label}</legend>
      {rows.map((row, at) => (
        <div key={at} className="flex items-start gap-2">
          {columns.map((column, part) => (
            <Part
              key={column.name}
              column={column}
              label={`${labelOf(column.name)}, ${at + 1}`}
              value={row[part] ?? ''}
              onChange={(text) =>
                write(
                  rows.with(
                    at,
                    columns.map((_, one) => (one === part ? text : (row[one] ?? ''))),
                  ),
                )
              }
            />
          ))}
          <IconButton
            icon={<X />}
            label={t('console.acts.removeRow', { at: `${at + 1}` })}
            onClick={() => write(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      {note !== undefined && (
        <p id={noteId} className={`text-12 ${error === '' ? 'text-fg-3' : 'text-danger'}`}>
          {note}
        </p>
      )}
      <Button look="soft" size="small" className="self-start" onClick={() => write([...rows, columns.map(() => '')])}>
        <Plus className="size-4" aria-hidden />
        {t('console.acts.addRow')}
      </Button>
    </fieldset>
  );
}

interface PartProps {
  readonly column: ListColumn;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Part({ column: { name, words, means }, label, value, onChange }: PartProps) {
  const inUtc = useInUtc();
  const t = useMessages();
  const labelOf = useFieldLabel();
  const sayWord = useWord();
  const className = `${fieldControl} h-8 w-full min-w-0`;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      {words.length > 0 ? (
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={className}
        >
          <option value="">{t('console.acts.choose')}</option>
          {words.map((word) => (
            <option key={word} value={word}>
              {sayWord(word)}
            </option>
          ))}
        </select>
      ) : means !== undefined ? (
        // The signs between parts and rows are in no text that is sent.
        <ValueInput
          aria-label={label}
          means={means}
          value={value}
          onChange={(text) => onChange(text.replaceAll(/[:,\s]/g, ''))}
        />
      ) : (
        <input
          aria-label={label}
          placeholder={labelOf(name)}
          value={value}
          autoComplete="off"
          // The signs between parts and rows are no part of a value.
          onChange={({ target }) => onChange(target.value.replaceAll(/[:,\s]/g, ''))}
          className={className}
        />
      )}
      <span className="text-12 text-fg-3">{[labelOf(name), inUtc(means, value)].filter(Boolean).join(': ')}</span>
    </span>
  );
}
