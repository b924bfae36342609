import { cx } from '@candor/kit';
import type { Plot, Tone } from './lib/plots.ts';

const colours: Readonly<Record<Tone, string>> = {
  accent: 'text-accent',
  second: 'text-warn',
  third: 'text-info',
  quiet: 'text-fg-3',
  signed: 'text-fg-2',
  candle: 'text-fg-2',
};

interface LegendProps {
  readonly plots: readonly Plot[];
  readonly pane: Plot['pane'];
  /** The candle under the crosshair; the last one when absent. */
  readonly index: number | undefined;
  readonly formatValue: (value: number) => string;
}

/** The lines of a pane by name and figure, each in its colour. */
export function Legend({ plots, pane, index, formatValue }: LegendProps) {
  return (
    <p className="no-scrollbar flex gap-2.5 overflow-x-auto text-10 leading-[1.125rem] whitespace-nowrap">
      {plots
        .filter((plot) => plot.pane === pane)
        .map((plot) => {
          const value = index === undefined ? plot.values.at(-1) : plot.values[index];
          return (
            <span key={plot.id} className={cx('tabular-nums', colours[plot.tone])}>
              {plot.label} {value === undefined ? '--' : formatValue(value)}
            </span>
          );
        })}
    </p>
  );
}
