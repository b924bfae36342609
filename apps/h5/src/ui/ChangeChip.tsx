import { cx, signOf } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';

interface ChangeChipProps {
  /** Percent text: "2.34", "-1.12". */
  readonly percent: string | undefined;
  /** `pill` in lists (74×32), `tag` beside a name. */
  readonly look?: 'pill' | 'tag';
  readonly isStale?: boolean;
}

const shapes = {
  pill: 'min-w-[4.625rem] slim:min-w-[4.25rem] h-8 slim:px-1 rounded-field text-13 font-semibold px-2',
  tag: 'h-5 rounded-chip text-11 font-medium px-1.5',
} as const;

/** A 24 h change: sign and colour together, never colour alone. */
export function ChangeChip({ percent, look = 'pill', isStale = false }: ChangeChipProps) {
  const format = useFormat();
  const sign = percent === undefined ? 0 : signOf(percent);
  const colour =
    isStale || sign === 0 ? 'bg-inset text-fg-3' : sign > 0 ? 'bg-up-soft text-up' : 'bg-down-soft text-down';
  return (
    <span className={cx('inline-flex items-center justify-center tabular-nums', shapes[look], colour)}>
      {format.change(percent)}
    </span>
  );
}
