import { clockText, dateText, momentText } from '@candor/kit';
import { useRelativeTime } from '#hooks/use-relative-time.ts';

interface TimeTextProps {
  readonly atMs: number;
  /** `relative` for news, `moment` (today the time, else with its day) for orders, `clock` for trades, `date` for statements. */
  readonly look?: 'relative' | 'moment' | 'clock' | 'date';
  readonly className?: string;
}

/** A point in time; its exact form is always one hover or one machine away. */
export function TimeText({ atMs, look = 'relative', className }: TimeTextProps) {
  const relative = useRelativeTime(atMs);
  const at = new Date(atMs);
  const shown = { relative, moment: momentText(atMs), clock: clockText(atMs), date: dateText(atMs) }[look];
  return (
    <time dateTime={at.toISOString()} title={`${dateText(atMs)} ${clockText(atMs)}`} className={className}>
      {shown}
    </time>
  );
}
