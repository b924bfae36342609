import { TextField } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { DateRange } from '#features/order-lists/date-range.ts';

interface OwnPeriodProps {
  readonly value: DateRange;
  readonly onChange: (value: DateRange) => void;
  readonly isWrong: boolean;
}

/** The first and the last day, both whole. */
export function OwnPeriod({ value, onChange, isWrong }: OwnPeriodProps) {
  const t = useMessages();
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pt-2 [&>div]:min-w-0">
      <TextField
        label={t('statements.from')}
        type="date"
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <TextField
        label={t('statements.until')}
        type="date"
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
      {isWrong && (
        <p role="alert" className="col-span-2 text-12 text-danger">
          {t('statements.periodWrong')}
        </p>
      )}
    </div>
  );
}
