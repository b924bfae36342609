import { clock } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { PickerRow } from '#ui/PickerRow.tsx';
import { lastTaxYear, type TaxYear, taxStarts, taxYears, taxYearText } from './period.ts';

interface TaxYearFieldsProps {
  readonly value: TaxYear;
  readonly onChange: (value: TaxYear) => void;
}

/** The year to declare, and the day on which tax years begin where the reader pays taxes. */
export function TaxYearFields({ value, onChange }: TaxYearFieldsProps) {
  const t = useMessages();
  const nowMs = clock.serverNow();
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pt-2 slim:grid-cols-1 [&>div]:min-w-0">
      <PickerRow
        label={t('statements.taxYear')}
        name={`${t('statements.taxYear')}: ${taxYearText(value)}`}
        title={t('statements.taxYear')}
        heightClass="h-12"
        options={taxYears(value.start, nowMs).map((year) => ({ id: year, label: taxYearText({ ...value, year }) }))}
        value={value.year}
        onChange={(year) => onChange({ ...value, year })}
      >
        <span className="min-w-0 flex-1 truncate text-15 tabular-nums">{taxYearText(value)}</span>
      </PickerRow>
      <PickerRow
        label={t('statements.taxStart')}
        name={`${t('statements.taxStart')}: ${t(`statements.taxStarts.${value.start}`)}`}
        title={t('statements.taxStart')}
        heightClass="h-12"
        options={taxStarts.map((one) => ({ id: one, label: t(`statements.taxStarts.${one}`) }))}
        value={value.start}
        onChange={(start) => onChange(lastTaxYear(start, nowMs))}
      >
        <span className="min-w-0 flex-1 truncate text-15">{t(`statements.taxStarts.${value.start}`)}</span>
      </PickerRow>
    </div>
  );
}
