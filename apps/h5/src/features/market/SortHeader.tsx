import { cx } from '@candor/kit';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { nextSort, type Sort, type SortColumn } from './pair-lists.ts';

interface SortHeaderProps {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** Name / Vol · Price · 24h: each down, up, off. It is over the columns of PairRow. */
export function SortHeader({ sort, onSort }: SortHeaderProps) {
  const t = useMessages();
  const column = (id: SortColumn, isShort = false) => (
    <SortButton
      label={t(`market.sort.${id}`)}
      direction={sort?.column === id ? sort.direction : undefined}
      isShort={isShort}
      onPress={() => onSort(nextSort(sort, id))}
    />
  );
  return (
    <div className="grid h-8 grid-cols-[minmax(0,1fr)_5.5rem_4.625rem] items-center gap-x-2 px-4 slim:grid-cols-[minmax(0,1fr)_auto_auto] huge:flex huge:h-auto huge:flex-wrap text-12 text-fg-3">
      <span className="flex items-center gap-1">
        {column('name', true)}
        <span aria-hidden>/</span>
        {column('volume')}
      </span>
      <span className="flex justify-end">{column('last')}</span>
      <span className="flex justify-end">{column('change')}</span>
    </div>
  );
}

interface SortButtonProps {
  readonly label: string;
  readonly direction: Sort['direction'] | undefined;
  /** Shows its caret only while it sorts: otherwise two carets would be side by side. */
  readonly isShort: boolean;
  readonly onPress: () => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

function SortButton({ label, direction, isShort, onPress }: SortButtonProps) {
  const t = useMessages();
  const Icon = direction === undefined ? ArrowDownUp : icons[direction];
  let caret: ReactNode = <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />;
  if (isShort && direction === undefined) caret = null;
  return (
    <button
      type="button"
      aria-label={t(`market.sort.${direction ?? 'unsorted'}`, { column: label })}
      onClick={onPress}
      className={cx('press tap flex h-6 items-center gap-1', direction !== undefined && 'font-medium text-fg')}
    >
      {label}
      {caret}
    </button>
  );
}
