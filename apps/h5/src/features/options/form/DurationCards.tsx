import type { OptionMarketRow } from '@candor/api';
import { useRef } from 'react';
import { useRovingKeys } from '#hooks/use-roving-keys.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { cx } from '#lib/class-names.ts';
import { percentFromPpm } from './option-form.ts';

interface DurationCardsProps {
  readonly durations: OptionMarketRow['terms']['durations'];
  readonly value: number | undefined;
  readonly onChange: (seconds: number) => void;
}

/** The duration, and the payout of a win on top: one card each. */
export function DurationCards({ durations, value, onChange }: DurationCardsProps) {
  const t = useMessages();
  const format = useFormat();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(group, '[role="radio"]');
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="flex justify-between text-13 text-fg-2">
        <span>{t('options.expiresIn')}</span>
        <span>{t('options.pays')}</span>
      </p>
      <div
        ref={group}
        role="radiogroup"
        aria-label={t('options.expiresIn')}
        onKeyDown={onKeyDown}
        className="no-scrollbar flex gap-2 overflow-x-auto"
      >
        {durations.map(({ seconds, payout }) => {
          const isOn = seconds === value;
          return (
            <button
              key={seconds}
              type="button"
              role="radio"
              aria-checked={isOn}
              tabIndex={isOn ? 0 : -1}
              onClick={() => onChange(seconds)}
              className={cx(
                'press flex h-12 min-w-[58px] flex-1 flex-col items-center justify-center rounded-control whitespace-nowrap outline-offset-[-3px]',
                isOn ? 'bg-ink text-on-ink' : 'bg-inset',
              )}
            >
              <span className="text-14 font-semibold">{t('options.seconds', { seconds: String(seconds) })}</span>
              <span className={cx('text-11 tabular-nums', isOn ? 'opacity-75' : 'text-fg-2')}>
                +{format.percent(percentFromPpm(payout))}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
