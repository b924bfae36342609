import { useMessages } from '#i18n/use-messages.ts';
import type { PushHere } from './use-push.ts';

/** The reason why notices are not turned on or off here, and what helps; undefined while there is none. */
export function usePushNote(state: PushHere['state'], hasFailed: boolean): string | undefined {
  const t = useMessages();
  const isUsual = state === 'loading' || state === 'on' || state === 'off';
  if (isUsual) return hasFailed ? t('push.states.failed') : undefined;
  return t(`push.states.${state}`);
}
