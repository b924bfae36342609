import type { RailRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';

interface CurrencyButtonProps {
  readonly rails: readonly RailRow[];
  readonly rail: RailRow;
  readonly onChange: (railId: number) => void;
}

/** The currency of the card; with one currency alone there is nothing to choose. */
export function CurrencyButton({ rails, rail, onChange }: CurrencyButtonProps) {
  const t = useMessages();
  return (
    <PickerRow
      label={t('cards.currency')}
      title={t('cards.chooseCurrency')}
      options={rails.map(({ railId, code }) => ({ id: railId, label: code, start: <CoinMark code={code} /> }))}
      value={rail.railId}
      onChange={onChange}
      isFixed={rails.length === 1}
      heightClass="h-12"
    >
      <CoinMark code={rail.code} size={24} />
      <span className="flex-1 text-15 font-semibold">{rail.code}</span>
    </PickerRow>
  );
}
