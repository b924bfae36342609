import { cx } from '@candor/kit';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Option, SelectSheet } from '#ui/SelectSheet.tsx';

interface FilterButtonProps<Id extends string> {
  /** Heads the sheet. */
  readonly title: string;
  /** On the chip while nothing is filtered, and the first choice. */
  readonly allText: string;
  readonly options: readonly Option<Id>[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id | undefined) => void;
}

/** A filter as a chip that opens its choices; dark while it filters. */
export function FilterButton<Id extends string>({ title, allText, options, value, onChange }: FilterButtonProps<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find(({ id }) => id === value);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cx(
          'press tap flex h-[1.625rem] shrink-0 items-center gap-1 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap',
          chosen === undefined ? 'bg-inset text-fg-2' : 'bg-ink text-on-ink',
        )}
      >
        {chosen?.label ?? allText}
        <ChevronDown aria-hidden className="size-3.5" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        options={[{ id: '', label: allText }, ...options]}
        value={value ?? ''}
        onChange={(id) => onChange(id === '' ? undefined : id)}
      />
    </>
  );
}
