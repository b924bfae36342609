import type { RailRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';

interface RailButtonProps {
  readonly rails: readonly RailRow[];
  readonly rail: RailRow;
  readonly onChange: (railId: number) => void;
}

/** Coin and network in one row that opens the choice. */
export function RailButton({ rails, rail, onChange }: RailButtonProps) {
  const t = useMessages();
  return (
    <PickerRow
      label={t('addresses.coinAndNetwork')}
      title={t('addresses.chooseCoinAndNetwork')}
      options={rails.map(({ railId, code, network, kind }) => ({
        id: railId,
        label: `${code} · ${network}`,
        ...(kind === 'manual' && { text: t('withdraw.byHand') }),
        start: <CoinMark code={code} />,
      }))}
      value={rail.railId}
      onChange={onChange}
    >
      <CoinMark code={rail.code} size={28} />
      <span className="text-15 font-semibold">{rail.code}</span>
      <span className="flex-1 text-15 text-fg-2">{rail.network}</span>
    </PickerRow>
  );
}
