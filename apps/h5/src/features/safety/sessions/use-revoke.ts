import { getSafety, listSessions, revokeSessions } from '@candor/api';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

/** Logs a device out, or all but this one. */
export function useRevoke(onDone: () => void): Command<typeof revokeSessions> {
  const t = useMessages();
  return useCommand(revokeSessions, {
    invalidates: [listSessions, getSafety],
    onDone: () => {
      onDone();
      toast('success', t('safety.sessions.revoked'));
    },
  });
}
