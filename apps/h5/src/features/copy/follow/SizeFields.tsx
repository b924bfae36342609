import type { TraderCard } from '@candor/api';
import { type Capitals, copiedLots, copyModes, copySizeMax } from '@candor/exchange/rules';
import { zero } from '@candor/money';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { lotsValues } from '../parts/lots-values.ts';
import { type FollowForm, followActions, followSize } from './follow-form.ts';
import { ProportionTable } from './ProportionTable.tsx';
import { RoundingTable } from './RoundingTable.tsx';

export interface FollowPartProps {
  readonly form: FollowForm;
  readonly onChange: (form: FollowForm) => void;
}

/** Only sizes in proportion ask for equities. */
const noCapitals = (): Capitals => ({ follower: zero, trader: zero });

/** The size of copies, and the resulting sizes of the trader's tickets. */
export function SizeFields({ form, onChange, card }: FollowPartProps & { readonly card: TraderCard }) {
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
      {isUsable && mode === 'multiple' && (
        <RoundingTable sizeOf={(lots) => copiedLots(mode, size, lots, noCapitals)} hint={t('copy.form.rounding')} />
      )}
      {isUsable && mode === 'proportional' && <ProportionTable size={size} card={card} />}
      {isUsable && mode === 'lots' && <p className="text-12 text-fg-3">{t('copy.form.lotsHint', lotsValues(size))}</p>}
    </section>
  );
}
