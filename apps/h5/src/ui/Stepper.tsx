import { cx } from '@candor/kit';
import { Check, Clock } from 'lucide-react';
import { Fragment } from 'react';

export type StepState = 'done' | 'now' | 'waiting' | 'later';

export interface Step {
  readonly label: string;
  readonly state: StepState;
  /** Label and state in words, for screen readers. */
  readonly said: string;
}

const circles: Readonly<Record<StepState, string>> = {
  done: 'bg-good-soft text-good',
  now: 'bg-ink text-on-ink',
  waiting: 'bg-warn-soft text-warn',
  later: 'bg-inset text-fg-3',
};

/** The progress on a way of a few steps. */
export function Stepper({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 slim:gap-1.5 huge:flex-wrap">
      {steps.map(({ label: name, state, said }, place) => (
        <Fragment key={name}>
          {place > 0 && <li aria-hidden className="h-px min-w-3 flex-1 bg-line-strong slim:min-w-1 huge:hidden" />}
          <li
            aria-label={said}
            aria-current={state === 'now' || state === 'waiting' ? 'step' : undefined}
            className="flex shrink-0 items-center gap-2 slim:gap-1"
          >
            <span
              aria-hidden
              className={cx(
                'grid size-6 place-items-center rounded-full text-12 font-semibold tabular-nums',
                circles[state],
              )}
            >
              {state === 'done' && <Check className="size-3.5" strokeWidth={2.5} />}
              {state === 'waiting' && <Clock className="size-3.5" strokeWidth={2} />}
              {(state === 'now' || state === 'later') && place + 1}
            </span>
            <span
              aria-hidden
              className={cx('text-13', state === 'now' || state === 'waiting' ? 'font-semibold' : 'text-fg-2')}
            >
              {name}
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
