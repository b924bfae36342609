import { minuteMs } from '@candor/kernel';
import { getOptionLimits, type OptionLimitsRow, setOptionLimits } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { untilText } from '#features/limits/until-text.ts';
import {
  effectOf,
  type LimitField,
  limitFields,
  limitsFormFrom,
  limitsInput,
  lostAtWorst,
  setLimit,
} from './limits-form.ts';
import { UsedBar } from './UsedBar.tsx';

interface LimitFieldsProps {
  readonly limits: OptionLimitsRow;
  readonly code: string;
  readonly scale: number;
}

const labels = { dailyStakeMax: 'options.limits.dailyStake', dailyLossMax: 'options.limits.dailyLoss' } as const;

/** The two limits of a day with their used parts, and the time at which a change would take effect. */
export function LimitFields({ limits, code, scale }: LimitFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const nowMs = useNow(minuteMs);
  const [form, setForm] = useState(() => limitsFormFrom(limits));
  const effect = effectOf(form, limits);
  const save = useCommand(setOptionLimits, {
    invalidates: [getOptionLimits],
    onDone: ({ laterAtMs }) =>
      toast(
        'success',
        laterAtMs === undefined ? t('limits.saved') : t('limits.savedLater', { time: untilText(laterAtMs, nowMs) }),
      ),
  });
  const used = { dailyStakeMax: limits.stakedToday, dailyLossMax: lostAtWorst(limits) };
  const later = { dailyStakeMax: limits.laterStakeMax, dailyLossMax: limits.laterLossMax };
  const shown = (most: string | undefined) =>
    most === undefined ? t('limits.none') : t('limits.amountOf', { amount: format.amount(most), asset: code });
  const waiting = (field: LimitField) =>
    limits.laterAtMs === undefined || later[field] === limits[field]
      ? undefined
      : t('limits.waiting', { time: untilText(limits.laterAtMs, nowMs), most: shown(later[field]) });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run(limitsInput(form));
      }}
    >
      <p className="text-13 text-fg-2">{t('options.limits.intro')}</p>
      {limitFields.map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <AmountField
            label={t(labels[field])}
            unit={code}
            placeholder={t('limits.none')}
            decimals={scale}
            value={form[field]}
            onChange={(text, problem) => setForm(setLimit(form, field, text, problem === undefined))}
            hint={waiting(field)}
          />
          <UsedBar used={used[field]} most={limits[field]} code={code} />
          {field === 'dailyLossMax' && limits.atStake !== '0' && (
            <p className="text-12 text-fg-3">
              {t('options.limits.atStake', {
                amount: format.amount(limits.atStake, 2),
                asset: code,
              })}
            </p>
          )}
        </div>
      ))}
      <Button
        type="submit"
        size="medium"
        isWide
        isBusy={save.isBusy}
        isDisabled={effect === 'same' || form.unreadable.size > 0}
      >
        {t('limits.save')}
      </Button>
      <p role="status" className="-mt-2 text-center text-12 text-fg-3">
        {t(`limits.effects.${effect}`)}
      </p>
    </form>
  );
}
