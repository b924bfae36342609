import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { type FollowField, followActions } from './follow-form.ts';
import type { FollowPartProps } from './SizeFields.tsx';

/** The unit of account is USDT with six decimals; limits need no more than two. */
const limitDecimals = 2;
const slippageDecimals = 2;

/** The limits of a follow. All of them apply to opening only. */
export function LimitFields({ form, onChange }: FollowPartProps) {
  const t = useMessages();
  const set = (field: FollowField) => (text: string, problem?: Parameters<typeof followActions.setField>[3]) =>
    onChange(followActions.setField(form, field, text, problem));
  const limit = (field: 'marginMax' | 'pairMarginMax' | 'dailyLossMax', hint?: string) => (
    <AmountField
      label={t(`copy.form.${field}`)}
      unit="USDT"
      placeholder={t('copy.form.noLimit')}
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
    </section>
  );
}
