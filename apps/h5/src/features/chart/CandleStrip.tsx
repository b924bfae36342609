import { dayMs } from '@candor/kernel';
import type { CandleRow, QuotationRow } from '@candor/api';
import { cx, dateText, dayTimeText } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { changeColour } from '#ui/AmountText.tsx';

interface CandleStripProps {
  readonly candle: CandleRow;
  readonly pair: QuotationRow;
  readonly stepMs: number;
}

/** The candle under the finger in figures, in the legend's place. */
export function CandleStrip({ candle, pair, stepMs }: CandleStripProps) {
  const t = useMessages();
  const format = useFormat();
  const decimals = pair.priceDecimals;
  const price = (text: string) => format.amount(text, decimals);
  // A share to read, not to settle by: a float is good enough for two decimals of it.
  const percent = ((Number(candle.close) / Number(candle.open) - 1) * 100).toFixed(2);
  const time = stepMs >= dayMs ? dateText(candle.openedAtMs, 'UTC') : dayTimeText(candle.openedAtMs);
  const facts = [
    [t('chart.open'), price(candle.open)],
    [t('chart.high'), price(candle.high)],
    [t('chart.low'), price(candle.low)],
    [t('chart.close'), price(candle.close)],
  ] as const;
  return (
    <p className="no-scrollbar flex gap-2 overflow-x-auto text-10 leading-[1.125rem] whitespace-nowrap tabular-nums">
      <span className="text-fg-3">{time}</span>
      {facts.map(([label, value]) => (
        <span key={label}>
          <span className="text-fg-3">{label}</span> {value}
        </span>
      ))}
      <span className={cx('font-medium', changeColour(percent))}>{format.change(percent)}</span>
      <span>
        <span className="text-fg-3">{t('chart.volumeShort')}</span> {format.volume(candle.volume)}
      </span>
    </p>
  );
}
