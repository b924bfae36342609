import { cx } from '@candor/kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { DateRangeSheet } from './DateRangeSheet.tsx';
import { type ListFilter, noFilter } from './list-filter.ts';

export interface FilterRowProps<Side extends string> {
  readonly filter: ListFilter<Side>;
  readonly onChange: (filter: ListFilter<Side>) => void;
  readonly symbols: readonly string[];
  /** The two sides of the list, by name: buys and sells, or longs and shorts. */
  readonly sides: {
    readonly title: string;
    readonly both: string;
    readonly options: readonly { readonly id: Side; readonly label: string }[];
  };
}

/** Chips that narrow the list: pair, side, days. */
export function FilterRow<Side extends string>({ filter, onChange, symbols, sides }: FilterRowProps<Side>) {
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
        {sides.options.find(({ id }) => id === side)?.label ?? sides.both}
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
        options={[{ id: '', label: t('orders.allPairs') }, ...symbols.map((id) => ({ id, label: id }))]}
        value={symbol ?? ''}
        onChange={(id) => onChange({ ...filter, symbol: id === '' ? undefined : id })}
      />
      <SelectSheet
        isOpen={open === 'side'}
        onClose={close}
        title={sides.title}
        options={[{ id: '', label: sides.both }, ...sides.options]}
        value={side ?? ''}
        onChange={(id) => onChange({ ...filter, side: id === '' ? undefined : id })}
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
        'press tap flex h-[1.625rem] shrink-0 items-center gap-1 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap tabular-nums',
        isOn ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
      )}
    >
      {children}
      <ChevronDown aria-hidden className="size-3" />
    </button>
  );
}
