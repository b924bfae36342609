import type { RailRow } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';

interface RailButtonProps {
  readonly rails: readonly RailRow[];
  readonly rail: RailRow;
  readonly onChange: (railId: number) => void;
}

/** Coin and network in one row that opens the choice. */
export function RailButton({ rails, rail, onChange }: RailButtonProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('addresses.coinAndNetwork')}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="press flex h-14 items-center gap-3 rounded-control bg-inset px-3 text-left"
      >
        <CoinMark code={rail.code} size={28} />
        <span className="text-15 font-semibold">{rail.code}</span>
        <span className="flex-1 text-15 text-fg-2">{rail.network}</span>
        <ChevronRight aria-hidden className="size-4 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('addresses.chooseCoinAndNetwork')}
        options={rails.map(({ railId, code, network, kind }) => ({
          id: String(railId),
          label: `${code} · ${network}`,
          ...(kind === 'manual' && { text: t('withdraw.byHand') }),
          start: <CoinMark code={code} />,
        }))}
        value={String(rail.railId)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
