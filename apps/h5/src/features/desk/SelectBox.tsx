import { ChevronDown } from 'lucide-react';

export interface SelectBoxProps {
  /** The subject of the choice. */
  readonly label: string;
  /** The choice in words; `shown` instead of it where there is little room. */
  readonly value: string;
  readonly shown?: string;
  readonly size: 'wide' | 'narrow';
  readonly onPress: () => void;
}

const looks = {
  wide: { box: 'min-w-0 flex-1 px-3 text-14', arrow: 'size-3.5' },
  narrow: { box: 'shrink-0 px-2 text-12 text-fg-2', arrow: 'size-3' },
} as const;

/** A field of a form whose value is chosen in a sheet. */
export function SelectBox({ label, value, shown = value, size, onPress }: SelectBoxProps) {
  const { box, arrow } = looks[size];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${label}: ${value}`}
      onClick={onPress}
      className={`press flex h-[2.625rem] items-center justify-between gap-1 rounded-control bg-inset inset-ring inset-ring-line-field ${box}`}
    >
      <span className="truncate">{shown}</span>
      <ChevronDown aria-hidden className={`shrink-0 text-fg-3 ${arrow}`} />
    </button>
  );
}
