import { useId } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { Coordinates } from './place.ts';
import { useDegreesText } from './use-degrees-text.ts';

const [width, height] = [358, 190];
const step = 38;

/**
 * A drawn place: its mark in a net of degrees with a compass. No part of a map is fetched for it, so nobody learns
 * which place the user looks at. The net is placed by the position between two full hundredths of a degree.
 */
export function DegreeNet({ at }: { readonly at: Coordinates }) {
  const t = useMessages();
  const degrees = useDegreesText();
  const fade = useId();
  const { latitude, longitude } = degrees(at);
  const shiftX = step * share(at.longitude);
  const shiftY = step * (1 - share(at.latitude));
  const columns = Array.from(
    { length: Math.ceil(width / step) + 2 },
    (_, place) => width / 2 - shiftX + (place - 6) * step,
  );
  const rows = Array.from(
    { length: Math.ceil(height / step) + 3 },
    (_, place) => height / 2 - shiftY + (place - 3) * step,
  );
  return (
    <svg
      role="img"
      aria-label={t('places.drawing', { latitude, longitude })}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full bg-inset text-line-strong"
    >
      <defs>
        <radialGradient id={fade}>
          <stop offset="0" stopColor="white" />
          <stop offset="1" stopColor="white" stopOpacity="0.25" />
        </radialGradient>
        <mask id={`${fade}-mask`}>
          <rect width={width} height={height} fill={`url(#${fade})`} />
        </mask>
      </defs>
      <g stroke="currentColor" strokeWidth="1" mask={`url(#${fade}-mask)`}>
        {columns.map((x) => (
          <line key={x} x1={x} x2={x} y1={0} y2={height} />
        ))}
        {rows.map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} />
        ))}
      </g>
      <g className="text-accent" transform={`translate(${width / 2} ${height / 2})`}>
        <circle r="34" fill="currentColor" opacity="0.12" />
        <line x1={-width / 2} x2={width / 2} stroke="currentColor" strokeDasharray="2 4" opacity="0.7" />
        <line y1={-height / 2} y2={height / 2} stroke="currentColor" strokeDasharray="2 4" opacity="0.7" />
        <path d="M0 0c-7-9-11-14-11-20a11 11 0 1 1 22 0c0 6-4 11-11 20Z" fill="currentColor" />
        <circle cy="-20" r="4" className="text-bg" fill="currentColor" />
      </g>
      <Compass />
      <g className="text-fg-2" fill="currentColor" fontSize="11" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <text x="10" y={height / 2 - 6}>
          {latitude}
        </text>
        <text x={width / 2 + 6} y={height - 8}>
          {longitude}
        </text>
      </g>
    </svg>
  );
}

/** The position of a value between two full hundredths. */
function share(degrees: number): number {
  const hundredths = degrees * 100;
  return hundredths - Math.floor(hundredths);
}

function Compass() {
  const t = useMessages();
  return (
    <g transform={`translate(${width - 34} 36)`} className="text-fg-3" fontSize="9" textAnchor="middle">
      <circle r="15" fill="none" stroke="currentColor" />
      <path d="M0-12 3.5 0H-3.5Z" className="text-accent" fill="currentColor" />
      <path d="M0 12 3.5 0H-3.5Z" fill="currentColor" opacity="0.5" />
      <g fill="currentColor">
        <text y="-18">{t('places.compass.n')}</text>
        <text y="25">{t('places.compass.s')}</text>
        <text x="22" y="3">
          {t('places.compass.e')}
        </text>
        <text x="-22" y="3">
          {t('places.compass.w')}
        </text>
      </g>
    </g>
  );
}
