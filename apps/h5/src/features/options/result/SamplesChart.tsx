import type { OptionTape } from '@candor/api';
import { priceFromText, priceScale, textFromUnits } from '@candor/money';
import { line } from 'd3-shape';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { decimalsIn, usePriceDecimals } from '../shown-decimals.ts';
import { meanPrice } from './recompute.ts';

const [width, height, margin] = [320, 96, 10];

/** The samples as they came, against the strike (dashed) and their mean. */
export function SamplesChart({ tape }: { readonly tape: OptionTape }) {
  const t = useMessages();
  const format = useFormat();
  const least = usePriceDecimals(tape.option.pairId);
  const { samples, option, windowSize } = tape;
  const strike = priceFromText(tape.strike?.price ?? '');
  const mean = meanPrice(tape);
  const points = samples.flatMap(({ gridIndex, price: text }) => {
    const price = priceFromText(text);
    return price === undefined ? [] : [{ gridIndex, price }];
  });
  if (strike === undefined || mean === undefined || option.expiryGrid === undefined) return null;
  const prices = points.map(({ price }) => Number(price));
  const [low, high] = [Math.min(...prices, strike), Math.max(...prices, strike)];
  const first = option.expiryGrid - windowSize + 1;
  const x = (gridIndex: number) => margin + ((gridIndex - first) / Math.max(windowSize - 1, 1)) * (width - 2 * margin);
  const y = (price: number) => height - margin - ((price - low) / (high - low || 1)) * (height - 2 * margin);
  const shown = (price: number) => {
    const text = textFromUnits(BigInt(price), priceScale);
    return format.amount(text, decimalsIn(text, least));
  };
  const words = { count: String(points.length), low: shown(Math.min(...prices)), high: shown(Math.max(...prices)) };
  const isAbove = mean > strike;
  return (
    <figure>
      <svg
        role="img"
        aria-label={t('options.result.chart', { ...words, strike: shown(strike), mean: shown(mean) })}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full rounded-control bg-inset"
      >
        <line x1="0" x2={width} y1={y(strike)} y2={y(strike)} strokeDasharray="4 4" className="stroke-fg-3" />
        <line
          x1="0"
          x2={width}
          y1={y(mean)}
          y2={y(mean)}
          strokeWidth="1.5"
          className={isAbove ? 'stroke-up' : 'stroke-down'}
        />
        <path
          d={
            line<(typeof points)[number]>(
              (point) => x(point.gridIndex),
              (point) => y(point.price),
            )(points) ?? ''
          }
          fill="none"
          strokeWidth="1.5"
          strokeLinejoin="round"
          className="stroke-accent opacity-50"
        />
        {points.map(({ gridIndex, price }) => (
          <circle key={gridIndex} cx={x(gridIndex)} cy={y(price)} r="2.5" className="fill-accent" />
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 pt-1.5 text-12 text-fg-2 tabular-nums">
        <Key look="border-t border-dashed border-fg-3" text={`${t('options.result.strike')} ${shown(strike)}`} />
        <Key
          look={isAbove ? 'border-t-2 border-up' : 'border-t-2 border-down'}
          text={`${t('options.result.mean')} ${shown(mean)}`}
        />
      </figcaption>
    </figure>
  );
}

function Key({ look, text }: { readonly look: string; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`w-4 ${look}`} />
      {text}
    </span>
  );
}
