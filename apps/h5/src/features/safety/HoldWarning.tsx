import type { Safety } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { useDurationText } from '#hooks/use-duration-text.ts';

/** Shown before a change is made: the wait of withdrawals after it. */
export function HoldWarning({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const duration = useDurationText();
  if (safety.holdMs === 0) return null;
  return <Note tone="warn">{t('safety.hold.before', { duration: duration(safety.holdMs) })}</Note>;
}
