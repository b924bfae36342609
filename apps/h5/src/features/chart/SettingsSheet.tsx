import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { ColourChoice } from '#ui/ColourChoice.tsx';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Switch } from '#ui/Switch.tsx';
import { changeChart, chartSettings, defaultChartSettings, isAverage } from './chart-settings.ts';

/** The chart settings of this device; everything applies at once. */
export function SettingsSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useMessages();
  const { averages, showsOrders } = useStore(chartSettings);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.settings')}>
      <p className="pb-2 text-13 text-fg-2">{t('chart.maPeriods')}</p>
      <div className="grid grid-cols-3 gap-2.5">
        {averages.map((period, place) => (
          <AverageField
            // A reset from outside begins a new draft.
            key={`${place}:${period}`}
            label={t('chart.maPeriod', { number: String(place + 1) })}
            period={period}
            onChange={(next) => changeChart({ averages: averages.with(place, next) as [number, number, number] })}
          />
        ))}
      </div>
      <p className="pt-1.5 pb-2 text-12 text-fg-3">{t('chart.maPeriodHint')}</p>
      <p className="pt-2 pb-2 text-13 text-fg-2">{t('settings.colours')}</p>
      <ColourChoice className="grid grid-cols-2 gap-2.5 pb-2" />
      <Row
        label={t('chart.showOrders')}
        end={
          <Switch
            label={t('chart.showOrders')}
            isOn={showsOrders}
            onChange={(isOn) => changeChart({ showsOrders: isOn })}
          />
        }
      />
      <Button
        look="soft"
        size="medium"
        isWide
        className="mt-2"
        onClick={() => {
          const { period: _kept, ...usual } = defaultChartSettings;
          changeChart(usual);
        }}
      >
        {t('chart.resetSettings')}
      </Button>
    </Sheet>
  );
}

interface AverageFieldProps {
  readonly label: string;
  readonly period: number;
  readonly onChange: (period: number) => void;
}

/** Holds the typed text, and passes valid periods on; leaving it restores the last valid one. */
function AverageField({ label, period, onChange }: AverageFieldProps) {
  const t = useMessages();
  const [text, setText] = useState(String(period));
  const isGood = isAverage(Number(text));
  const finish = () => {
    if (!isGood) setText(String(period));
    else if (Number(text) !== period) onChange(Number(text));
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      inputMode="numeric"
      maxLength={3}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      {...(!isGood && text !== '' && { error: t('chart.maPeriodHint') })}
    />
  );
}
