import { cx } from '@candor/kit';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { stepped } from '#lib/step.ts';
import { AmountNote } from './AmountNote.tsx';
import { type AmountBinding, useAmountDraft } from './use-amount-draft.ts';

interface StepperFieldProps extends AmountBinding {
  /** Small, above the number: "Price (USDT)". */
  readonly label: string;
  /** The label in full, as it is read out where several fields have the same one. */
  readonly name?: string | undefined;
  /** One press of + or −, decimal text: the pair's tick or lot. */
  readonly step: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** In place of the number while disabled: "Market price". */
  readonly disabledText?: string;
}

/** The trade form's field: − number +, label inside, 42 px as in the pictures. */
export function StepperField({
  label,
  name = label,
  step,
  error,
  isDisabled = false,
  disabledText,
  ...binding
}: StepperFieldProps) {
  const t = useMessages();
  const id = useId();
  const draft = useAmountDraft(binding);
  const isWrong = draft.problem !== undefined || (error !== undefined && error !== '');
  const press = (direction: 1 | -1) => draft.choose(stepped(binding.value, step, direction));
  return (
    <div className="flex flex-col gap-1">
      <div
        className={cx(
          'grid h-[2.625rem] grid-cols-[2.25rem_1fr_2.25rem] items-stretch rounded-control bg-inset inset-ring inset-ring-line-field outline-2 has-[input:focus-visible]:outline-accent',
          isWrong ? 'outline-danger' : 'outline-transparent',
        )}
      >
        <StepButton
          label={t('common.decrease', { label: name })}
          icon={<Minus aria-hidden className="size-4" />}
          onPress={() => press(-1)}
          isDisabled={isDisabled}
        />
        <div className="flex min-w-0 flex-col items-center justify-center">
          <label htmlFor={id} className="max-w-full truncate text-10 text-fg-3">
            {label}
          </label>
          <input
            id={id}
            {...draft.input}
            {...(name !== label && { 'aria-label': name })}
            {...(isDisabled && disabledText !== undefined && { value: disabledText })}
            disabled={isDisabled}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-note` : undefined}
            className="h-5 w-full bg-transparent text-center text-16 leading-5 font-semibold tabular-nums outline-none placeholder:font-normal placeholder:text-fg-3 disabled:text-13 disabled:text-fg-3"
          />
        </div>
        <StepButton
          label={t('common.increase', { label: name })}
          icon={<Plus aria-hidden className="size-4" />}
          onPress={() => press(1)}
          isDisabled={isDisabled}
        />
      </div>
      <AmountNote id={`${id}-note`} problem={draft.problem} onChoose={draft.choose} />
      {draft.problem === undefined && error !== undefined && error !== '' && (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly onPress: () => void;
  readonly isDisabled: boolean;
}

function StepButton({ label, icon, onPress, isDisabled }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      disabled={isDisabled}
      className="press grid place-items-center rounded-control text-fg-2 disabled:opacity-40"
    >
      {icon}
    </button>
  );
}
