import { percentOfPpm } from '@candor/money';
import type { OptionMarketRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useTermText } from '../use-term-text.ts';

interface DurationCardsProps {
  readonly durations: OptionMarketRow['terms']['durations'];
  readonly value: number | undefined;
  readonly onChange: (seconds: number) => void;
}

/** The duration, and the payout of a win on top: one card each. */
export function DurationCards({ durations, value, onChange }: DurationCardsProps) {
  const t = useMessages();
  const format = useFormat();
  const termText = useTermText();
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="flex justify-between text-13 text-fg-2">
        <span>{t('options.expiresIn')}</span>
        <span>{t('options.pays')}</span>
      </p>
      <RadioGroup
        label={t('options.expiresIn')}
        items={durations.map(({ seconds, payout }) => ({ id: seconds, payout }))}
        value={value}
        onChange={onChange}
        className="no-scrollbar flex gap-2 overflow-x-auto"
        itemClass={(_, isOn) =>
          cx(
            'press flex h-12 min-w-[3.625rem] flex-1 flex-col items-center justify-center rounded-control whitespace-nowrap outline-offset-[-3px]',
            isOn ? 'bg-ink text-on-ink' : 'bg-inset',
          )
        }
      >
        {({ id, payout }, isOn) => (
          <>
            <span className="text-14 font-semibold">{termText(id)}</span>
            <span className={cx('text-11 tabular-nums', isOn ? 'opacity-75' : 'text-fg-2')}>
              +{format.percent(percentOfPpm(payout))}
            </span>
          </>
        )}
      </RadioGroup>
    </div>
  );
}
