import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { figureNames, type Insight, short } from './insight.ts';
import { Tile } from './Tile.tsx';
import { TimeChart } from './TimeChart.tsx';

/** Each figure as it is now, and over the last two weeks. */
export function FigurePictures({ insight: { now, hours } }: { readonly insight: Insight }) {
  const t = useMessages();
  const pictures = useMemo(
    () =>
      figureNames.map((name) => ({
        name,
        points: hours.map((hour) => ({ atMs: hour.atMs, value: Number(hour[name]) })),
      })),
    [hours],
  );
  return (
    <>
      <p className="text-13 text-fg-2">{t('insight.figuresText')}</p>
      <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {pictures.map(({ name, points }) => (
          <Tile key={name} name={t(`insight.figures.${name}`)} value={short(Number(now[name]))}>
            {points.length > 1 ? (
              <TimeChart label={t(`insight.figures.${name}`)} points={points} format={short} />
            ) : (
              <p className="text-12 text-fg-3">{t('insight.young')}</p>
            )}
          </Tile>
        ))}
      </div>
    </>
  );
}
