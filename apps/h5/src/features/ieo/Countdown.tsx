import type { ProjectRow } from '@candor/api';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { lastingOf, nextMomentOf } from './figures.ts';

/** A wait in words, from a day on with its days. */
export function useLastingText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const { days, time } = lastingOf(ms);
    return days === 0 ? time : t('ieo.days', { days, time });
  };
}

/** The wait until a project opens, or closes. */
export function Countdown({ project }: { readonly project: ProjectRow }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const lasting = useLastingText();
  const atMs = nextMomentOf(project);
  if (atMs === undefined) return null;
  return (
    <span role="timer" className="flex items-baseline gap-1.5 text-13 text-fg-2">
      {t(project.state === 'warm_up' ? 'ieo.opensIn' : 'ieo.closesIn')}
      <span className="text-15 font-semibold text-fg tabular-nums">{lasting(atMs - nowMs)}</span>
    </span>
  );
}
