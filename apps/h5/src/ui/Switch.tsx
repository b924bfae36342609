import { cx } from '@candor/kit';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={cx('tap h-6 w-10 shrink-0 rounded-full p-0.5 transition-colors', isOn ? 'bg-ink' : 'bg-line-strong')}
    >
      <span
        aria-hidden
        className={cx(
          'block size-5 rounded-full transition-transform',
          isOn ? 'translate-x-4 bg-on-ink' : 'bg-surface',
        )}
      />
    </button>
  );
}
