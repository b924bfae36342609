import { type ComponentProps, useId } from 'react';
import { cx } from '../class-names.ts';
import { Field, type FieldFrameProps, fieldAria, fieldControl } from './Field.tsx';

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'children'>,
    Pick<FieldFrameProps, 'label' | 'labelEnd' | 'error' | 'hint'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text. */
export function TextArea({ label, labelEnd, error, hint, value, onChange, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} labelEnd={labelEnd} error={error} hint={hint}>
      <textarea
        {...fieldAria(id, error, hint)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(fieldControl, 'w-full resize-none py-3 desk:resize-y desk:py-1.5', className)}
        {...rest}
      />
    </Field>
  );
}
