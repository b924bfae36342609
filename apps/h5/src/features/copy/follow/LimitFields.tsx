import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { type FollowField, followActions } from './follow-form.ts';
import type { FollowPartProps } from './SizeFields.tsx';

/** The unit of account is USDT with six decimals; limits need no more than two. */
const limitDecimals = 2;
const slippageDecimals = 2;

interface LimitFieldsProps extends FollowPartProps {
  /** Realised and open since the follow began; absent before it has. */
  readonly result: string | undefined;
}

/** The limits of a follow: those of each opening, and the total ones that end it. */
export function LimitFields({ form, onChange, result }: LimitFieldsProps) {
  const t = useMessages();
  const set = (field: FollowField) => (text: string, problem?: Parameters<typeof followActions.setField>[3]) =>
    onChange(followActions.setField(form, field, text, problem));
  const own = useOwnFormat();
  const limit = (
    field: 'marginMax' | 'pairMarginMax' | 'dailyLossMax' | 'lossMax' | 'profitMin',
    hint?: string,
    placeholder = t('copy.form.noLimit'),
  ) => (
    <AmountField
      label={t(`copy.form.${field}`)}
      unit="USDT"
      placeholder={placeholder}
      decimals={limitDecimals}
      value={form[field]}
      onChange={set(field)}
      hint={hint}
    />
  );
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-15 font-semibold">{t('copy.form.limits')}</h2>
        <p className="text-12 text-fg-3">{t('copy.form.limitsHint')}</p>
      </div>
      {limit('marginMax')}
      {limit('pairMarginMax')}
      {limit('dailyLossMax', t('copy.form.dailyLossHint'))}
      <AmountField
        label={t('copy.form.slippage')}
        unit="%"
        placeholder="0.5"
        decimals={slippageDecimals}
        value={form.slippage}
        onChange={set('slippage')}
        hint={t('copy.form.slippageHint')}
      />
      <div>
        <h2 className="text-15 font-semibold">{t('copy.form.totals')}</h2>
        <p className="text-12 text-fg-3">{t('copy.form.totalsHint')}</p>
        {result !== undefined && (
          <p className="mt-1 text-12 text-fg-2 tabular-nums">{t('copy.form.soFar', { amount: own.gain(result, 2) })}</p>
        )}
      </div>
      {limit('lossMax', undefined, t('copy.form.none'))}
      {limit('profitMin', undefined, t('copy.form.none'))}
    </section>
  );
}
