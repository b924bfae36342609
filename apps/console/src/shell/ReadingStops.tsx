import { IconButton, Note } from '@candor/kit/view';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { type Self, useSelf } from '../lib/self.ts';

type Stop = Self['readingStops'][number];

const keyOf = ({ operator, outcome, lastAtMs }: Stop): string => `${operator} ${outcome} ${lastAtMs}`;

/** Operators whose reading was stopped within a day: a stolen session is noticed by its owner and by those who can end it. */
export function ReadingStops() {
  const t = useMessages();
  const moment = useMoment();
  const { name, readingStops } = useSelf();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const shown = readingStops.filter((stop) => !seen.has(keyOf(stop)));
  if (shown.length === 0) return undefined;
  return (
    <div className="flex flex-col gap-2 px-6 pt-4">
      {shown.map((stop) => (
        <Note key={keyOf(stop)} tone="danger">
          <div className="flex items-start gap-3">
            <p className="flex-1">
              {t(`console.stops.${stop.outcome}`, { operator: stop.operator, time: moment(stop.lastAtMs) })}{' '}
              {stop.operator === name ? (
                t('console.stops.own')
              ) : (
                <>
                  {t('console.stops.other')}{' '}
                  <Link
                    to="/audit"
                    search={{ operator: stop.operator, outcome: stop.outcome }}
                    className="font-semibold text-accent"
                  >
                    {t('console.stops.record')}
                  </Link>
                </>
              )}
            </p>
            <IconButton
              label={t('common.close')}
              icon={<X aria-hidden />}
              size={16}
              onClick={() => setSeen(new Set([...seen, keyOf(stop)]))}
            />
          </div>
        </Note>
      ))}
    </div>
  );
}
