import type { Settings } from '#client/settings.ts';
import { useFormat } from '#hooks/use-format.ts';
import { cx } from '#lib/class-names.ts';

const green = 'bg-good-soft text-good';
const red = 'bg-danger-soft text-danger';

/** A rise and a fall as a convention shows them, whichever is in force. */
export function ColoursPreview({ convention }: { readonly convention: Settings['colours'] }) {
  const format = useFormat();
  const isGreenUp = convention === 'green-up';
  const chip = 'inline-flex h-5 items-center rounded-chip px-1.5 text-11 font-semibold tabular-nums';
  return (
    <span className="inline-flex gap-1">
      <span className={cx(chip, isGreenUp ? green : red)}>{format.change('2.34')}</span>
      <span className={cx(chip, isGreenUp ? red : green)}>{format.change('-1.12')}</span>
    </span>
  );
}
