import type { QuotationRow } from '@candor/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../lib/class-names.ts';
import { SelectSheet } from '../../../ui/SelectSheet.tsx';
import { DateRangeSheet } from './DateRangeSheet.tsx';
import { noFilter, type OrderFilter } from './order-filter.ts';

export interface FilterRowProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
  readonly pairs: readonly QuotationRow[];
}

/** Chips that narrow the list: pair, side, days. */
export function FilterRow({ filter, onChange, pairs }: FilterRowProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'pair' | 'side' | 'range'>();
  const close = () => setOpen(undefined);
  const { symbol, side, range } = filter;
  const isNarrowed = symbol !== undefined || side !== undefined || range !== undefined;
  return (
    <div className="no-scrollbar flex items-center gap-1.5 overflow-x-auto px-4 py-1.5">
      <FilterChip isOn={symbol !== undefined} onPress={() => setOpen('pair')}>
        {symbol ?? t('orders.allPairs')}
      </FilterChip>
      <FilterChip isOn={side !== undefined} onPress={() => setOpen('side')}>
        {side === undefined ? t('orders.bothSides') : t(`words.sides.${side}`)}
      </FilterChip>
      <FilterChip isOn={range !== undefined} onPress={() => setOpen('range')}>
        {range === undefined ? t('orders.anyTime') : `${range.from} – ${range.to}`}
      </FilterChip>
      {isNarrowed && (
        <button
          type="button"
          onClick={() => onChange(noFilter)}
          className="press tap shrink-0 px-1 text-12 text-accent"
        >
          {t('common.clear')}
        </button>
      )}
      <SelectSheet
        isOpen={open === 'pair'}
        onClose={close}
        title={t('common.pair')}
        options={[
          { id: '', label: t('orders.allPairs') },
          ...pairs.filter((pair) => pair.hasBook).map((pair) => ({ id: pair.symbol, label: pair.symbol })),
        ]}
        value={symbol ?? ''}
        onChange={(id) => onChange({ ...filter, symbol: id === '' ? undefined : id })}
      />
      <SelectSheet
        isOpen={open === 'side'}
        onClose={close}
        title={t('trade.side')}
        options={[
          { id: 'both', label: t('orders.bothSides') },
          { id: 'buy', label: t('words.sides.buy') },
          { id: 'sell', label: t('words.sides.sell') },
        ]}
        value={side ?? 'both'}
        onChange={(id) => onChange({ ...filter, side: id === 'both' ? undefined : id })}
      />
      <DateRangeSheet
        isOpen={open === 'range'}
        onClose={close}
        value={range}
        onChange={(next) => onChange({ ...filter, range: next })}
      />
    </div>
  );
}

interface FilterChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function FilterChip({ isOn, onPress, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={cx(
        'press tap flex h-[26px] shrink-0 items-center gap-1 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap tabular-nums',
        isOn ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
      )}
    >
      {children}
      <ChevronDown aria-hidden className="size-3" />
    </button>
  );
}
