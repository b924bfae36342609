import type { RailRow } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';

interface CurrencyButtonProps {
  readonly rails: readonly RailRow[];
  readonly rail: RailRow;
  readonly onChange: (railId: number) => void;
}

/** The currency of the card; with one currency alone there is nothing to choose. */
export function CurrencyButton({ rails, rail, onChange }: CurrencyButtonProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('cards.currency')}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={rails.length === 1}
        onClick={() => setIsOpen(true)}
        className="press flex h-12 items-center gap-3 rounded-control bg-inset px-3 text-left"
      >
        <CoinMark code={rail.code} size={24} />
        <span className="flex-1 text-15 font-semibold">{rail.code}</span>
        {rails.length > 1 && <ChevronRight aria-hidden className="size-4 text-fg-3" />}
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('cards.chooseCurrency')}
        options={rails.map(({ railId, code }) => ({
          id: String(railId),
          label: code,
          start: <CoinMark code={code} />,
        }))}
        value={String(rail.railId)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
