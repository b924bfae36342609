import { useId } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { OtpBoxes } from '#ui/OtpBoxes.tsx';
import { useProblemText } from '#features/auth-fields/use-problem-text.ts';

interface SixDigitsBoxProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: Path<T>;
  readonly label: string;
  readonly isSecret?: boolean;
  readonly onComplete?: (digits: string) => void;
}

/** Six digits of a form, in boxes, with words above and the fault below. */
export function SixDigitsBox<T extends FieldValues>({
  form,
  name,
  label,
  isSecret = false,
  onComplete = () => undefined,
}: SixDigitsBoxProps<T>) {
  const problemText = useProblemText();
  const id = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <div role="group" aria-describedby={fieldState.error && id} className="flex flex-col gap-1.5">
          <p aria-hidden className="text-13 text-fg-2">
            {label}
          </p>
          <OtpBoxes
            label={label}
            value={field.value}
            onChange={field.onChange}
            onComplete={onComplete}
            inputRef={field.ref}
            isWrong={fieldState.error !== undefined}
            isSecret={isSecret}
          />
          {fieldState.error && (
            <p id={id} role="alert" className="text-12 text-danger">
              {problemText(fieldState.error)}
            </p>
          )}
        </div>
      )}
    />
  );
}
