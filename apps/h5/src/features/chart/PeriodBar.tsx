import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { ChevronDown, Maximize, Minimize, PencilLine, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { changeChart, type ChartPeriod, chartSettings } from './chart-settings.ts';
import { SettingsSheet } from './SettingsSheet.tsx';

const SketchSheet = lazyDialog(() => import('./sketches/SketchSheet.tsx').then((m) => m.SketchSheet));

const usual = ['line', '15min', '1hour', '4hour', '1day'] as const satisfies readonly ChartPeriod[];
const others = [
  '1min',
  '3min',
  '5min',
  '30min',
  '2hour',
  '6hour',
  '12hour',
  '1week',
  '1month',
] as const satisfies readonly ChartPeriod[];

type Usual = (typeof usual)[number];

function isUsual(period: ChartPeriod): period is Usual {
  return (usual as readonly ChartPeriod[]).includes(period);
}

interface PeriodBarProps {
  readonly pair: QuotationRow;
  readonly isFull: boolean;
  /** Absent: nothing to choose, the phone is turned. */
  readonly onFull: ((isFull: boolean) => void) | undefined;
}

/** Line, 15m, 1h, 4h, 1D, the rest in a sheet; drawing; settings; full screen. */
export function PeriodBar({ pair, isFull, onFull }: PeriodBarProps) {
  const t = useMessages();
  const format = useFormat();
  const [isDrawOpen, setIsDrawOpen] = useState(false);
  const period = useStore(chartSettings, (settings) => settings.period);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const isOther = !isUsual(period);
  return (
    <div className="flex h-9 items-center gap-4 px-4">
      <RadioGroup
        label={t('chart.periodsLabel')}
        items={usual.map((id) => ({ id }))}
        value={isUsual(period) ? period : undefined}
        onChange={(id) => changeChart({ period: id })}
        className="no-scrollbar flex min-w-0 flex-1 items-center gap-4.5 overflow-x-auto"
        itemClass={(_, isOn) =>
          cx('press h-9 shrink-0 text-13 outline-offset-[-2px]', isOn ? 'font-semibold text-fg' : 'text-fg-3')
        }
        end={
          <button
            type="button"
            onClick={() => setIsMoreOpen(true)}
            className={cx(
              'press flex h-9 shrink-0 items-center gap-0.5 text-13 outline-offset-[-2px]',
              isOther ? 'font-semibold text-fg' : 'text-fg-3',
            )}
          >
            {isOther ? t(`chart.periods.${period}`) : t('chart.more')}
            <ChevronDown aria-hidden className="size-3.5" />
          </button>
        }
      >
        {({ id }) => t(`chart.periods.${id}`)}
      </RadioGroup>
      <IconButton
        label={t('chart.draw.title')}
        aria-haspopup="dialog"
        icon={<PencilLine aria-hidden strokeWidth={1.75} />}
        onClick={() => setIsDrawOpen(true)}
        className="text-fg-2 [&>svg]:size-5!"
      />
      <IconButton
        label={t('chart.settings')}
        icon={<Settings2 aria-hidden strokeWidth={1.75} />}
        onClick={() => setIsSettingsOpen(true)}
        className="text-fg-2 [&>svg]:size-5!"
      />
      {onFull !== undefined && (
        <IconButton
          label={t(isFull ? 'chart.leaveFullScreen' : 'chart.fullScreen')}
          icon={isFull ? <Minimize aria-hidden strokeWidth={1.75} /> : <Maximize aria-hidden strokeWidth={1.75} />}
          onClick={() => onFull(!isFull)}
          className="text-fg-2 [&>svg]:size-5!"
        />
      )}
      <Sheet isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} title={t('chart.morePeriods')}>
        <RadioGroup
          label={t('chart.morePeriods')}
          items={others.map((id) => ({ id }))}
          value={others.find((id) => id === period)}
          onChange={(id) => {
            changeChart({ period: id });
            setIsMoreOpen(false);
          }}
          className="grid grid-cols-4 gap-2 px-4 pt-1 pb-6"
          itemClass={(_, isOn) =>
            cx('press h-11 rounded-control text-14', isOn ? 'bg-ink font-semibold text-on-ink' : 'bg-inset text-fg')
          }
        >
          {({ id }) => t(`chart.periods.${id}`)}
        </RadioGroup>
      </Sheet>
      <SketchSheet
        isOpen={isDrawOpen}
        onClose={() => setIsDrawOpen(false)}
        pairId={pair.pairId}
        formatPrice={(price) => format.amount(price.toFixed(pair.priceDecimals), pair.priceDecimals)}
      />
      <SettingsSheet isOpen={isSettingsOpen} onClose={() => setIsSettingsOpen(false)} />
    </div>
  );
}
