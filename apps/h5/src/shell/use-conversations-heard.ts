import { useEffect } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { onIdle } from './on-idle.ts';

/** Hears of unread messages on every page, and sends those that a reload interrupted; the code comes in spare time. */
export function useConversationsHeard(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const hear = async () => {
      const { hearConversations } = await import('#features/conversations/hear.ts');
      if (!isOver) stop = hearConversations();
    };
    const stopWaiting = onIdle(() => void hear().catch(console.warn));
    return () => {
      isOver = true;
      stopWaiting();
      stop?.();
    };
  }, [isSignedIn]);
}
