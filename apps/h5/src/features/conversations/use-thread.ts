import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { OutboxEntry } from './outbox.ts';
import { myConversations, outbox } from './delivery.ts';
import type { Talk } from './talk.ts';
import { createThread, type Thread } from './thread.ts';

/** The messages of a conversation while it is shown. A component with another conversation has another `key`. */
export function useThread(talk: Talk): Thread {
  const [thread] = useState(() => createThread(talk));
  useEffect(() => {
    const end = thread.start();
    const stop = outbox.onSent((message, row) => {
      if (message.talk === talk.key) thread.take([row]);
    });
    return () => {
      stop();
      end();
    };
  }, [thread, talk.key]);
  return thread;
}

/** Keeps the thread of a private conversation live; calls back when its state has changed. */
export function useLiveThread(thread: Thread, conversationId: number, onState: () => void): void {
  const changed = useEffectEvent(onState);
  useEffect(() => {
    const stopListening = myConversations.listen(conversationId, {
      onState({ lastSeq }) {
        thread.reachesTo(lastSeq);
        changed();
      },
      onMessages: (messages) => thread.take(messages),
      onRedaction: (seq, reason) => thread.redact(seq, reason),
      onTyping: (role) => thread.typing(role),
    });
    const stopWatching = myConversations.watch();
    return () => {
      stopWatching();
      stopListening();
    };
  }, [thread, conversationId]);
}

/** The messages of a conversation that the server does not have yet. */
export function useOutgoing(talkKey: string): readonly OutboxEntry[] {
  const entries = useStore(outbox.store, (state) => state.entries);
  return entries.filter((entry) => entry.talk === talkKey);
}
