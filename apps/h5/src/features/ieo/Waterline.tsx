import { cx } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { shareOf } from './figures.ts';
import { Legend } from './Legend.tsx';

export interface WaterlineRow {
  readonly number: number;
  readonly wanted: bigint;
  readonly allocated: bigint;
  readonly isOwn: boolean;
}

interface WaterlineProps {
  readonly title: string;
  readonly rows: readonly WaterlineRow[];
  readonly cap: bigint;
  /** The cap and its token in words. */
  readonly capText: string;
  readonly tokenCode: string;
}

const columnsMax = 48;

/** The subscriptions by size: what each asked for, what of it is filled, and the cap that nobody gets above. */
export function Waterline({ title, rows, cap, capText, tokenCode }: WaterlineProps) {
  const t = useMessages();
  const format = useFormat();
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((a, b) => (a.wanted > b.wanted ? -1 : a.wanted < b.wanted ? 1 : a.number - b.number));
  const drawn = sorted.slice(0, columnsMax);
  const own = sorted.find(({ isOwn }) => isOwn);
  const columns = own === undefined || drawn.includes(own) ? drawn : [...drawn.slice(0, -1), own];
  const largest = columns[0]?.wanted ?? 1n;
  const top = largest > cap ? largest : cap;
  const percent = (part: bigint) => `${shareOf(part, top) / 100}%`;
  return (
    <figure>
      <figcaption className="text-13 font-medium text-fg-2">{title}</figcaption>
      <div
        role="img"
        aria-label={t('ieo.waterlineLabel', { count: rows.length, max: format.amount(capText), token: tokenCode })}
        className="relative mt-3 flex h-32 items-end gap-px border-b border-line"
      >
        {columns.map(({ number, wanted, allocated, isOwn }) => (
          <span key={number} className="relative h-full max-w-12 min-w-0 flex-1">
            <span
              className="absolute inset-x-0 bottom-0 rounded-t-tag bg-accent-soft"
              style={{ height: percent(wanted) }}
            />
            <span
              className={cx('absolute inset-x-0 bottom-0 rounded-t-tag', isOwn ? 'bg-ink' : 'bg-accent')}
              style={{ height: percent(allocated) }}
            />
          </span>
        ))}
        <span
          aria-hidden
          className="absolute inset-x-0 border-t border-dashed border-fg-3"
          style={{ bottom: percent(cap) }}
        />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-fg-3">
        <Legend mark="h-2.5 w-2.5 rounded-tag bg-accent-soft" text={t('ieo.legendWanted')} />
        <Legend mark="h-2.5 w-2.5 rounded-tag bg-accent" text={t('ieo.legendGot')} />
        {own !== undefined && <Legend mark="h-2.5 w-2.5 rounded-tag bg-ink" text={t('ieo.legendOwn')} />}
        <Legend
          mark="w-3 border-t border-dashed border-fg-3"
          text={`${t('ieo.legendCap')} ${format.amount(capText)}`}
        />
      </ul>
      {rows.length > columnsMax && (
        <p className="mt-1 text-12 text-fg-3">{t('ieo.firstColumns', { count: String(columnsMax) })}</p>
      )}
    </figure>
  );
}
