import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Chips } from '#ui/Chips.tsx';

/** Amounts of USDT that a tap fills in. */
const usual = ['10', '25', '50', '100', '500'] as const;

interface AmountPartProps {
  readonly code: string;
  readonly scale: number;
  /** Absent where it is not known. */
  readonly available: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string, unreadable?: AmountProblem) => void;
}

/** The amount of each time, with what is available now and the usual amounts. */
export function AmountPart({ code, scale, available, value, error, onChange }: AmountPartProps) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div>
      <AmountField
        key={code}
        label={t('recurring.amountEach')}
        labelEnd={available !== undefined && <AvailableText value={available} code={code} />}
        unit={code}
        decimals={scale}
        value={value}
        error={error}
        onChange={onChange}
      />
      {code === 'USDT' && (
        <div className="-mx-4 pt-1">
          <Chips
            label={t('recurring.usualAmounts')}
            items={usual.map((id) => ({ id, label: format.amount(id) }))}
            value={usual.find((amount) => amount === value)}
            onChange={(amount) => onChange(amount)}
          />
        </div>
      )}
    </div>
  );
}
