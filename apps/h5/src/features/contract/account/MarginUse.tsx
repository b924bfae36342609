import { getMarginUse, type marginSpans } from '@candor/api';
import { dayTimeText } from '@candor/kit';
import { SkeletonChart } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AreaChart } from '#ui/AreaChart.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';

import { TimeText } from '#ui/TimeText.tsx';
import { marginPlaces } from './margin-places.ts';

const height = 72;

type Span = (typeof marginSpans)[number];

/** The part of the contract account that was margin, over a day or a month. */
export function MarginUse() {
  const t = useMessages();
  const { percent } = useFormat();
  const [span, setSpan] = useState<Span>('day');
  const use = useCall(getMarginUse, { span }, { keepsPrevious: true });
  return (
    <section className="pt-3" aria-label={t('contract.marginUse.title')}>
      <div className="flex items-center justify-between gap-3 pb-2">
        <h3 className="text-15 font-semibold">{t('contract.marginUse.title')}</h3>
        <SegmentedControl<Span>
          label={t('contract.marginUse.span')}
          items={[
            { id: 'day', label: t('contract.marginUse.day') },
            { id: 'month', label: t('contract.marginUse.month') },
          ]}
          value={span}
          onChange={setSpan}
          className="w-40 shrink-0"
        />
      </div>
      <Loaded from={use} skeleton={<SkeletonChart className="h-20" />}>
        {({ points }) =>
          points.length < 2 ? (
            <p className="py-4 text-13 text-fg-3">
              {t(points.length === 0 ? 'contract.marginUse.none' : 'contract.marginUse.soon')}
            </p>
          ) : (
            <AreaChart
              places={marginPlaces(points)}
              direction="flat"
              isStepped
              height={height}
              label={t(`contract.marginUse.label.${span}`)}
              valueText={(at) => `${dayTimeText(points[at]?.atMs ?? 0)} ${percent(points[at]?.percent, 2)}`}
              renderValue={(at) => (
                <>
                  <TimeText atMs={points[at]?.atMs ?? 0} look="moment" />{' '}
                  <span className="font-semibold text-fg tabular-nums">{percent(points[at]?.percent, 2)}</span>
                </>
              )}
            />
          )
        }
      </Loaded>
      <p className="pt-1 text-12 text-fg-3">{t('contract.marginUse.note')}</p>
    </section>
  );
}
