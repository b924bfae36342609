import { minuteMs } from '@candor/kernel';
import { useState } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { type DateRange, dayText, lastDays, presetDays, rangeProblem } from './date-range.ts';

interface DateRangeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly value: DateRange | undefined;
  readonly onChange: (range: DateRange | undefined) => void;
}

const problemTexts = {
  incomplete: 'orders.rangeIncomplete',
  reversed: 'orders.rangeReversed',
  too_long: 'orders.rangeTooLong',
} as const;

/** First and last day, at most three months apart. */
export function DateRangeSheet({ isOpen, onClose, value, onChange }: DateRangeSheetProps) {
  const t = useMessages();
  const nowMs = useNow(minuteMs);
  const [range, setRange] = useState<DateRange>(value ?? lastDays(30, nowMs));
  const problem = rangeProblem(range);
  const presets = presetDays.map((days) => ({ id: String(days), label: t('orders.lastDays', { days }) }));
  const chosen = presetDays.find((days) => {
    const preset = lastDays(days, nowMs);
    return preset.from === range.from && preset.to === range.to;
  });
  const take = (next: DateRange | undefined) => {
    onChange(next);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.dates')}
      footer={
        <div className="flex flex-col gap-2">
          {problem !== undefined && (
            <p role="alert" className="text-center text-12 text-danger">
              {t(problemTexts[problem])}
            </p>
          )}
          <div className="grid grid-cols-2 gap-2.5">
            <Button look="soft" onClick={() => take(undefined)}>
              {t('orders.anyTime')}
            </Button>
            <Button isDisabled={problem !== undefined} onClick={() => take(range)}>
              {t('common.confirm')}
            </Button>
          </div>
        </div>
      }
    >
      <div className="-mx-4">
        <Chips
          label={t('orders.dates')}
          items={presets}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(days) => setRange(lastDays(Number(days), nowMs))}
        />
      </div>
      <div className="grid grid-cols-2 gap-2.5 pt-2">
        <DayField
          label={t('orders.firstDay')}
          value={range.from}
          most={dayText(nowMs)}
          onChange={(from) => setRange({ ...range, from })}
        />
        <DayField
          label={t('orders.lastDay')}
          value={range.to}
          most={dayText(nowMs)}
          onChange={(to) => setRange({ ...range, to })}
        />
      </div>
    </Sheet>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, most, onChange }: DayFieldProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1.5 text-13 text-fg-2">
      {label}
      <input
        type="date"
        value={value}
        max={most}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 min-w-0 rounded-control bg-inset inset-ring inset-ring-line-field px-3 text-16 text-fg tabular-nums"
      />
    </label>
  );
}
