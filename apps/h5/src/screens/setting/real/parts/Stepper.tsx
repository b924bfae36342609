import { Check, Clock } from 'lucide-react';
import { Fragment } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { cx } from '../../../../lib/class-names.ts';
import { type Identity, type StepState, stepsOf } from '../identity.ts';

const circles: Readonly<Record<StepState, string>> = {
  done: 'bg-good-soft text-good',
  now: 'bg-ink text-on-ink',
  waiting: 'bg-warn-soft text-warn',
  later: 'bg-inset text-fg-3',
};

/** Info, documents, review: where one is on the way. */
export function Stepper({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  return (
    <ol aria-label={t('identity.steps.label')} className="flex items-center gap-2">
      {stepsOf(identity).map(([name, state], place) => (
        <Fragment key={name}>
          {place > 0 && <li aria-hidden className="h-px min-w-3 flex-1 bg-line-strong" />}
          <li
            aria-label={t(`identity.steps.${state}`, { step: t(`identity.steps.${name}`) })}
            aria-current={state === 'now' || state === 'waiting' ? 'step' : undefined}
            className="flex shrink-0 items-center gap-2"
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
              {t(`identity.steps.${name}`)}
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
