import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldFrameProps, fieldAria, fieldBox, fieldInput } from './Field.tsx';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'children'>,
    Pick<FieldFrameProps, 'label' | 'labelEnd' | 'error' | 'hint'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Inside the box, before and after the text. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

/** One line of text. */
export function TextField({ label, labelEnd, error, hint, value, onChange, start, end, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} labelEnd={labelEnd} error={error} hint={hint}>
      <div className={fieldBox}>
        {start}
        <input
          {...fieldAria(id, error, hint)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={fieldInput}
          {...rest}
        />
        {end}
      </div>
    </Field>
  );
}
