import { cx } from '@candor/kit';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { SelectSheet } from './SelectSheet.tsx';

interface PickerRowProps<Id extends string | number> {
  /** Above the row. */
  readonly label: string;
  /** Read out instead of the row's content. */
  readonly name?: string;
  /** Heads the sheet. */
  readonly title: string;
  readonly options: readonly (Omit<ComponentProps<typeof SelectSheet>['options'][number], 'id'> & {
    readonly id: Id;
  })[];
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  /** With a single option there is nothing to choose. */
  readonly isFixed?: boolean;
  readonly heightClass?: string;
  /** The chosen one. */
  readonly children: ReactNode;
}

/** A choice as one row under its label; it opens the list of them. */
export function PickerRow<Id extends string | number>(props: PickerRowProps<Id>) {
  const { label, name, title, options, value, onChange, isFixed = false, heightClass = 'h-14', children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{label}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        disabled={isFixed}
        onClick={() => setIsOpen(true)}
        className={cx(
          'press flex items-center gap-3 rounded-control bg-inset px-3 text-left inset-ring inset-ring-line-field',
          heightClass,
        )}
      >
        {children}
        {!isFixed && <ChevronRight aria-hidden className="size-4 text-fg-3" />}
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        options={options.map((option) => ({ ...option, id: String(option.id) }))}
        value={value === undefined ? undefined : String(value)}
        onChange={(chosen) => {
          const option = options.find(({ id }) => String(id) === chosen);
          if (option !== undefined) onChange(option.id);
        }}
      />
    </div>
  );
}
