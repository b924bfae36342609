import { type RecurringInterval, recurringIntervals } from '@candor/exchange/rules';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';

interface EveryPartProps {
  readonly value: RecurringInterval;
  readonly onChange: (every: RecurringInterval) => void;
}

/** The choice of how often a plan buys. */
export function EveryPart({ value, onChange }: EveryPartProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('recurring.howOften')}</span>
      <SegmentedControl<RecurringInterval>
        label={t('recurring.howOften')}
        items={recurringIntervals.map((id) => ({ id, label: t(`recurring.every.${id}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
