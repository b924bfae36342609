import { type ChatRoom, chatTopic } from '@candor/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { socket } from '#client/read.ts';
import type { Thread } from '#features/conversations/thread.ts';

/** Keeps the thread of a room live, and returns how many read it; calls back when who may write has changed. */
export function useLiveRoom(thread: Thread, room: ChatRoom, onNewTerms: () => void): number | undefined {
  const [online, setOnline] = useState<number>();
  const changed = useEffectEvent(onNewTerms);
  useEffect(
    () =>
      socket.subscribe(chatTopic, [room], {
        onSnapshot(snapshot) {
          setOnline(snapshot.online);
          thread.reachesTo(snapshot.lastSeq);
        },
        onUpdate({ lastSeq, online: now, messages, redactions, hasNewTerms }) {
          setOnline(now);
          thread.take(messages);
          for (const { seq, reason } of redactions) thread.redact(seq, reason);
          thread.reachesTo(lastSeq);
          if (hasNewTerms) changed();
        },
      }),
    [thread, room],
  );
  return online;
}
