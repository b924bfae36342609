import { useMessages } from '#i18n/use-messages.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The conditions of an ad on its takers, as they are typed. */
export interface TakersDraft {
  readonly isAdvanced: boolean;
  readonly completed: string;
  readonly completion: string;
  readonly ageDays: string;
  readonly hasHours: boolean;
  readonly from: string;
  readonly to: string;
}

interface AdTakersProps {
  readonly value: TakersDraft;
  readonly onChange: (changes: Partial<TakersDraft>) => void;
}

/** The fields for who may take an ad, and when. */
export function AdTakers({ value, onChange }: AdTakersProps) {
  const t = useMessages();
  const number = (name: 'completed' | 'completion' | 'ageDays') => ({
    inputMode: 'numeric' as const,
    value: value[name],
    onChange: (text: string) => onChange({ [name]: text.replaceAll(/\D/g, '') }),
  });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 text-13 text-fg-2">{t('otc.form.takers')}</legend>
      <Checkbox isChecked={value.isAdvanced} onChange={(isAdvanced) => onChange({ isAdvanced })}>
        {t('otc.form.advanced')}
      </Checkbox>
      <TextField label={t('otc.form.completedMin')} {...number('completed')} />
      <TextField label={t('otc.form.completionMin')} {...number('completion')} />
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
