import { cx } from '@candor/kit';
import { useStore } from 'zustand';
import { useMessages } from '#i18n/use-messages.ts';
import { changeChart, chartSettings, overlays, panes } from './chart-settings.ts';

/** The names traders know in every language; volume has a word in each. */
const names = { ma: 'MA', ema: 'EMA', boll: 'BOLL', vol: undefined, macd: 'MACD', rsi: 'RSI' } as const;

/** The choice of lines over the candles, and of panes under them. */
export function IndicatorRail() {
  const t = useMessages();
  const settings = useStore(chartSettings);
  const toggled = <Id extends string>(all: readonly Id[], on: readonly Id[], id: Id) =>
    all.filter((other) => (other === id) !== on.includes(other));
  const item = (id: keyof typeof names, isOn: boolean, onPress: () => void) => (
    <button
      key={id}
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx('press h-9 shrink-0 text-13', isOn ? 'font-semibold text-fg' : 'text-fg-3')}
    >
      {names[id] ?? t('chart.volumeName')}
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t('chart.indicators')}
      className="no-scrollbar flex h-9 items-center gap-4.5 overflow-x-auto px-4"
    >
      {overlays.map((id) =>
        item(id, settings.overlays.includes(id), () =>
          changeChart({ overlays: toggled(overlays, settings.overlays, id) }),
        ),
      )}
      <span aria-hidden className="h-3.5 w-px shrink-0 bg-line-strong" />
      {panes.map((id) =>
        item(id, settings.panes.includes(id), () => changeChart({ panes: toggled(panes, settings.panes, id) })),
      )}
    </div>
  );
}
