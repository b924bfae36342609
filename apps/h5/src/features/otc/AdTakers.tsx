import { Checkbox, TextField } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import type { AdForm } from './ad-form.ts';

type Takers = Pick<AdForm, 'isAdvanced' | 'completed' | 'completion' | 'ageDays' | 'hasHours' | 'from' | 'to'>;

interface AdTakersProps {
  readonly value: Takers;
  readonly onChange: (changes: Partial<Takers>) => void;
}

/** The fields for who may take an ad, and when. */
export function AdTakers({ value, onChange }: AdTakersProps) {
  const t = useMessages();
  const number = (name: 'completed' | 'ageDays') => ({
    inputMode: 'numeric' as const,
    value: value[name],
    onChange: (text: string) => onChange({ [name]: text.replaceAll(/\D/g, '') }),
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="pb-2 text-13 text-fg-2">{t('otc.form.takers')}</legend>
      <Checkbox isChecked={value.isAdvanced} onChange={(isAdvanced) => onChange({ isAdvanced })}>
        {t('otc.form.advanced')}
      </Checkbox>
      <TextField label={t('otc.form.completedMin')} {...number('completed')} />
      <AmountField
        label={t('otc.form.completionMin')}
        unit="%"
        decimals={4}
        value={value.completion}
        onChange={(completion) => onChange({ completion })}
      />
      <TextField label={t('otc.form.ageMin')} {...number('ageDays')} />
      <Checkbox isChecked={value.hasHours} onChange={(hasHours) => onChange({ hasHours })}>
        {t('otc.form.hours')}
      </Checkbox>
      {value.hasHours && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="time"
            label={t('otc.form.from')}
            value={value.from}
            onChange={(from) => onChange({ from })}
          />
          <TextField type="time" label={t('otc.form.to')} value={value.to} onChange={(to) => onChange({ to })} />
        </div>
      )}
    </fieldset>
  );
}
