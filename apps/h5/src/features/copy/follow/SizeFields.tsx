import { copyModes } from '@candor/api';
import { copySizeMax } from '@candor/exchange/rules';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { lotsValues } from '../parts/lots-values.ts';
import { type FollowForm, followActions, followSize } from './follow-form.ts';
import { RoundingTable } from './RoundingTable.tsx';

export interface FollowPartProps {
  readonly form: FollowForm;
  readonly onChange: (form: FollowForm) => void;
}

/** The size of copies, and the resulting sizes of the trader's tickets. */
export function SizeFields({ form, onChange }: FollowPartProps) {
  const t = useMessages();
  const { mode } = form;
  const size = followSize(form);
  const isUsable = size !== undefined && size >= 1 && size <= copySizeMax;
  return (
    <section className="flex flex-col gap-3">
      <SegmentedControl
        label={t('copy.form.mode')}
        items={copyModes.map((id) => ({ id, label: t(`copy.modes.${id}`) }))}
        value={mode}
        onChange={(next) => onChange(followActions.chooseMode(form, next))}
      />
      <StepperField
        key={mode}
        label={t(`copy.form.${mode}`)}
        step="0.1"
        decimals={2}
        value={form[mode]}
        onChange={(text, problem) => onChange(followActions.setField(form, mode, text, problem))}
      />
      {isUsable && mode === 'multiple' && <RoundingTable size={size} />}
      {isUsable && mode === 'lots' && <p className="text-12 text-fg-3">{t('copy.form.lotsHint', lotsValues(size))}</p>}
    </section>
  );
}
