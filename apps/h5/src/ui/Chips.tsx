import { cx } from '@candor/kit';
import { useRovingKeys } from '@candor/kit/view';
import { useRef } from 'react';
import type { TabItem } from './TextTabs.tsx';

interface ChipsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** Absent when none is chosen, as with presets. */
  readonly value?: Id | undefined;
  readonly onChange: (id: Id) => void;
}

/** A row of filters or presets that scrolls sideways. */
export function Chips<Id extends string>({ label, items, value, onChange }: ChipsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(group, 'button');
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="no-scrollbar flex shrink-0 gap-1.5 overflow-x-auto px-4 py-1.5"
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.id === value}
          onClick={() => onChange(item.id)}
          className={cx(
            'press tap h-[1.625rem] shrink-0 rounded-chip px-2.5 text-12 font-medium whitespace-nowrap',
            item.id === value ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
          )}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
