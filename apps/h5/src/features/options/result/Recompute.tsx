import { cx } from '@candor/kit';
import { Calculator, Check, X } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import type { Recomputed, TapeCheck } from './recompute.ts';
import { useRecompute } from './use-recompute.ts';

interface RecomputeProps {
  readonly optionId: number;
  readonly seconds: number;
  /** Of the staked asset. */
  readonly scale: number;
}

/** Decides the option again from the ticks, here and before the user's eyes. */
export function Recompute({ optionId, seconds, scale }: RecomputeProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const { run, isBusy, error, outcome } = useRecompute(optionId, scale);
  return (
    <div className="flex flex-col gap-2">
      <Button
        look="soft"
        size="medium"
        isWide
        isBusy={isBusy}
        icon={<Calculator aria-hidden className="size-4.5" />}
        onClick={run}
      >
        {t(outcome === undefined ? 'options.result.recompute' : 'options.result.again')}
      </Button>
      <div role="status">
        {error !== undefined && <p className="text-12 text-danger">{failureText(error)}</p>}
        {error === undefined && outcome === undefined && (
          <p className="text-center text-12 text-fg-3">{t('options.result.recomputeHint')}</p>
        )}
        {outcome !== undefined && <Outcome outcome={outcome} optionId={optionId} seconds={seconds} />}
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly outcome: Recomputed;
  readonly optionId: number;
  readonly seconds: number;
}

function Outcome({ outcome, optionId, seconds }: OutcomeProps) {
  const t = useMessages();
  const { count, windowSize, sum, even, comparison, result, checks, isEqual } = outcome;
  const checkText = (id: TapeCheck) => {
    if (id === 'expiry') return t('options.result.checks.expiry', { seconds: String(seconds) });
    if (id === 'window') return t('options.result.checks.window', { size: String(windowSize) });
    return t(`options.result.checks.${id}`);
  };
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <p className={cx('flex items-start gap-2 text-14 font-semibold', isEqual ? 'text-accent' : 'text-danger')}>
        <Sign holds={isEqual} className="mt-0.5" />
        {isEqual ? t('options.result.equal') : t('options.result.different', { number: String(optionId) })}
      </p>
      <p className="pb-1 text-12 text-fg-2">{t('options.result.done')}</p>
      <Facts>
        <Fact label={t('options.result.count')}>
          {t('options.result.samplesOf', { count: String(count), size: String(windowSize) })}
        </Fact>
        {even !== undefined && (
          <>
            <Fact label={t('options.result.sum')}>
              <AmountText value={sum} />
            </Fact>
            <Fact label={t('options.result.even')}>
              <AmountText value={even} />
            </Fact>
          </>
        )}
        <Fact label={t('options.result.verdict')}>{t(`options.results.${result}`)}</Fact>
      </Facts>
      {comparison !== undefined && result !== 'void' && (
        <p className="text-12 text-fg-2">{t(`options.result.comparison.${comparison}`)}</p>
      )}
      <ul className="flex flex-col gap-1 pt-2">
        {checks.map(({ id, holds }) => (
          <li key={id} className={cx('flex items-start gap-2 text-12', holds ? 'text-fg-2' : 'text-danger')}>
            <Sign holds={holds} />
            <span>
              {checkText(id)}
              <span className="sr-only">: {t(holds ? 'options.result.holds' : 'options.result.fails')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ holds, className }: { readonly holds: boolean; readonly className?: string }) {
  const look = cx('size-4 shrink-0', holds && 'text-accent', className);
  return holds ? <Check aria-hidden className={look} /> : <X aria-hidden className={look} />;
}
