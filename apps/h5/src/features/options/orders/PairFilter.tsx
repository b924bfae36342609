import { listOptionMarkets } from '@candor/api';
import { cx } from '@candor/kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';

interface PairFilterProps {
  /** Absent: all pairs. */
  readonly symbol: string | undefined;
  readonly onChange: (symbol: string | undefined) => void;
}

/** Narrows the list to one pair. */
export function PairFilter({ symbol, onChange }: PairFilterProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const markets = useCall(listOptionMarkets, {});
  const symbols = markets.data?.map((market) => market.symbol) ?? [];
  return (
    <div className="px-4 py-1.5">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cx(
          'press tap flex h-[1.625rem] items-center gap-1 rounded-chip px-2.5 text-12 font-medium',
          symbol === undefined ? 'bg-inset text-fg-2' : 'bg-ink text-on-ink',
        )}
      >
        {symbol ?? t('options.orders.allPairs')}
        <ChevronDown aria-hidden className="size-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('common.pair')}
        options={[{ id: '', label: t('options.orders.allPairs') }, ...symbols.map((id) => ({ id, label: id }))]}
        value={symbol ?? ''}
        onChange={(id) => onChange(id === '' ? undefined : id)}
      />
    </div>
  );
}
