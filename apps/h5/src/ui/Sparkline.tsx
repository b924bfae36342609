import { useId } from 'react';
import { areaPath, linePath } from '#lib/line-path.ts';

interface SparklineProps {
  /** Oldest first. Decimal texts; only their shape matters here, so plain numbers are good enough to draw with. */
  readonly values: readonly string[];
  readonly width?: number;
  readonly height?: number;
  readonly direction: 'up' | 'down' | 'flat';
  readonly isFilled?: boolean;
}

const strokes = { up: 'var(--up)', down: 'var(--down)', flat: 'var(--text-3)' } as const;

/** The shape of a day in 60×24. Decorative: the change is beside it in figures. */
export function Sparkline({ values, width = 60, height = 24, direction, isFilled = false }: SparklineProps) {
  const gradient = useId();
  if (values.length < 2) return <svg aria-hidden width={width} height={height} />;
  const numbers = values.map(Number);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  const margin = 1.5;
  const points = numbers.map((value, index) => ({
    x: (index / (numbers.length - 1)) * width,
    y: height - margin - ((value - low) / span) * (height - 2 * margin),
  }));
  const stroke = strokes[direction];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      className="block max-w-full"
    >
      {isFilled && (
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={stroke} stopOpacity="0.25" />
            <stop offset="1" stopColor={stroke} stopOpacity="0" />
          </linearGradient>
          <path d={areaPath(points, height)} fill={`url(#${gradient})`} />
        </>
      )}
      <path
        d={linePath(points)}
        fill="none"
        stroke={stroke}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
