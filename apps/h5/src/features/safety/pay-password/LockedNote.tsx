import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Note } from '#ui/Note.tsx';
import { durationText } from '#features/practice/duration.ts';

/** After five wrong tries: how long the pay password is locked. Nothing else is. */
export function LockedNote({ untilMs }: { readonly untilMs: number | undefined }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  if (untilMs === undefined || untilMs <= nowMs) return null;
  return <Note tone="danger">{t('safety.payPassword.locked', { time: durationText(untilMs - nowMs) })}</Note>;
}
