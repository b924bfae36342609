import type { IndexHealth } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages, useMoment } from '../lib/i18n.tsx';

const looks = {
  fresh: 'good',
  shut: 'plain',
  none: 'plain',
  stale: 'danger',
  silent: 'danger',
  clock: 'danger',
} as const;

interface HealthTagProps {
  readonly health: IndexHealth;
  /** Of the last price. */
  readonly atMs: number | undefined;
}

/** The health of an index or of one of its sources, with the time of its last price. */
export function HealthTag({ health, atMs }: HealthTagProps) {
  const t = useMessages();
  const moment = useMoment();
  return (
    <span title={atMs === undefined ? undefined : moment(atMs)}>
      <Tag look={looks[health]}>{t(`console.markets.health.${health}`)}</Tag>
    </span>
  );
}
