import type { FollowRow } from '@candor/api';
import { dateText } from '@candor/kit';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The total limit that has ended a follow, and the copies that are still to close. */
export function StoppedNote({ follow }: { readonly follow: FollowRow }) {
  const t = useMessages();
  const own = useOwnFormat();
  const { stopped, openTickets } = follow;
  if (stopped === undefined) return null;
  const { reason, result, atMs } = stopped;
  const values = { reason, amount: own.gain(result, 2), time: dateText(atMs), count: openTickets.length };
  return <p className="mt-3 rounded-tile bg-inset p-3 text-13 text-fg-2">{t('copy.mine.stoppedText', values)}</p>;
}
