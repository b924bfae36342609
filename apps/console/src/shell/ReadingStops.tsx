import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { type Self, useSelf } from '../lib/self.ts';
import { NewsNote } from './NewsNote.tsx';

type Stop = Self['readingStops'][number];

const keyOf = ({ operator, outcome, lastAtMs }: Stop): string => `${operator} ${outcome} ${lastAtMs}`;

/** Operators whose reading was stopped within a day: a stolen session is noticed by its owner and by those who can end it. */
export function ReadingStops() {
  const t = useMessages();
  const moment = useMoment();
  const { name, readingStops } = useSelf();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  return readingStops
    .filter((stop) => !seen.has(keyOf(stop)))
    .map((stop) => (
      <NewsNote key={keyOf(stop)} tone="danger" onClose={() => setSeen(new Set([...seen, keyOf(stop)]))}>
        <p className="font-semibold">
          {t(`console.stops.${stop.outcome}`, { operator: stop.operator, time: moment(stop.lastAtMs) })}
        </p>
        <p className="text-fg-2">
          {t(stop.operator === name ? 'console.stops.own' : 'console.stops.other')}{' '}
          {stop.operator !== name && (
            <Link
              to="/audit"
              search={{ operator: stop.operator, outcome: stop.outcome }}
              className="font-semibold text-accent"
            >
              {t('console.stops.record')}
            </Link>
          )}
        </p>
      </NewsNote>
    ));
}
