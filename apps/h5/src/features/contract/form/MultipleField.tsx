import { useMessages } from '#i18n/use-messages.ts';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { StepperField } from '#ui/StepperField.tsx';

interface MultipleFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly most: number;
  readonly error?: string | undefined;
}

/** A multiple from 1 to the most that is allowed, typed or drawn. */
export function MultipleField({ typed, onType, most, error }: MultipleFieldProps) {
  const t = useMessages();
  const multiple = multipleOf(typed, most);
  const share = multiple === undefined || most === 1 ? 0 : Math.round(((multiple - 1) / (most - 1)) * 100);
  return (
    <>
      <StepperField
        label={t('contract.form.multiple')}
        step="1"
        decimals={0}
        value={typed}
        onChange={(text) => onType(text)}
        error={error}
      />
      <PercentSlider
        label={t('contract.form.multiple')}
        value={share}
        onChange={(percent) => onType(String(1 + Math.round(((most - 1) * percent) / 100)))}
      />
    </>
  );
}

/** A typed multiple; absent when it is not a whole number within its bounds. */
export function multipleOf(typed: string, most: number): number | undefined {
  const multiple = Number(typed);
  return Number.isInteger(multiple) && multiple >= 1 && multiple <= most ? multiple : undefined;
}
