import { type ChatRoom, chatTopic } from '@candor/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { socket } from '#client/read.ts';
import { useIsVisible } from '#hooks/use-is-visible.ts';
import type { Thread } from '#features/conversations/thread.ts';

/**
 * Keeps the thread of a room live while the app is in front, and returns the number of its readers; calls back when the
 * right to write has changed. A reader of a room gets no notices of mentions there, so the room is not heard while its
 * tab is hidden.
 */
export function useLiveRoom(thread: Thread, room: ChatRoom, onNewTerms: () => void): number | undefined {
  const [online, setOnline] = useState<number>();
  const changed = useEffectEvent(onNewTerms);
  const hasHeard = useRef(false);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    return socket.subscribe(chatTopic, [room], {
      onSnapshot(snapshot) {
        setOnline(snapshot.online);
        if (hasHeard.current) thread.refresh();
        hasHeard.current = true;
        thread.reachesTo(snapshot.lastSeq);
      },
      onUpdate({ lastSeq, online: now, messages, redactions, hasNewTerms }) {
        setOnline(now);
        thread.take(messages);
        for (const { seq, reason } of redactions) thread.redact(seq, reason);
        thread.reachesTo(lastSeq);
        if (hasNewTerms) changed();
      },
    });
  }, [thread, room, isVisible]);
  return online;
}
