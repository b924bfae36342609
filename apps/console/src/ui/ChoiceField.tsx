import { Field, type FieldFrameProps, fieldAria, fieldControl } from '@candor/kit/view';
import { useId } from 'react';
import { useMessages } from '../lib/i18n.tsx';

interface ChoiceFieldProps extends Pick<FieldFrameProps, 'label' | 'labelEnd' | 'error' | 'hint'> {
  /** Values of the wire, each with its words. */
  readonly choices: readonly (readonly [value: string, shown: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of some choices, or none yet. */
export function ChoiceField({ choices, value, onChange, ...frame }: ChoiceFieldProps) {
  const t = useMessages();
  const id = useId();
  return (
    <Field id={id} {...frame}>
      <select
        {...fieldAria(id, frame.error, frame.hint)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${fieldControl} h-8 w-full min-w-0`}
      >
        <option value="">{t('console.acts.choose')}</option>
        {choices.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </Field>
  );
}
