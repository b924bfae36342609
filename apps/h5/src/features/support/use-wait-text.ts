import { getSupportState } from '@candor/api';
import { hourMs, minuteMs } from '@candor/kernel';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The measured time until an answer, in words; undefined while too few were measured to say. */
export function useWaitText(): { readonly wait: string | undefined; readonly isSimulated: boolean } {
  const t = useMessages();
  const state = useCall(getSupportState, {});
  const { expectedWaitMs, isSimulated = false } = state.data ?? {};
  if (expectedWaitMs === undefined) return { wait: undefined, isSimulated };
  // Rounded up: a wait is not told shorter than it is.
  const minutes = Math.ceil(expectedWaitMs / minuteMs);
  if (minutes <= 1) return { wait: t('support.wait.minute'), isSimulated };
  if (expectedWaitMs < 2 * hourMs) return { wait: t('support.wait.minutes', { count: minutes }), isSimulated };
  return { wait: t('support.wait.hours', { count: Math.ceil(expectedWaitMs / hourMs) }), isSimulated };
}
