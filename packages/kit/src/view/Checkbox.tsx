import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

/** A box with words; the words are part of the target. */
export function Checkbox({ isChecked, onChange, children, isDisabled = false }: CheckboxProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2 text-13 text-fg-2 has-disabled:opacity-60">
      <span className="relative grid size-4 shrink-0">
        <input
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 cursor-pointer appearance-none rounded-[4px] border-[1.5px] border-fg-3 checked:border-ink checked:bg-ink"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-3 text-on-ink opacity-0 peer-checked:opacity-100"
        />
      </span>
      {children}
    </label>
  );
}
