import { getMessagePicture, listMessages, markConversationRead } from '@candor/api';
import { useMemo } from 'react';
import { call } from '#client/read.ts';
import { talkKeyOf } from './delivery.ts';
import type { Talk } from './talk.ts';
import { useLiveThread, useMyConversation, useOutgoing, useThread } from './use-thread.ts';

const nothing = () => undefined;

/** A private conversation of the user's while it is shown; calls back when its state has changed. */
export function usePrivateTalk(conversationId: number, onState: () => void = nothing) {
  const talk = useMemo<Talk>(
    () => ({
      key: talkKeyOf(conversationId),
      page: (query) => call(listMessages, { conversationId, ...query }),
      picture: (seq) => call(getMessagePicture, { conversationId, seq }),
    }),
    [conversationId],
  );
  const thread = useThread(talk);
  useLiveThread(thread, conversationId, onState);
  const outgoing = useOutgoing(talk.key);
  const own = useMyConversation(conversationId);
  function seen(seq: number): void {
    if (own === undefined || seq <= own.readSeq) return;
    // An answer that is lost costs nothing: the next message in view says it again.
    void call(markConversationRead, { conversationId, seq }).catch(nothing);
  }
  return { talk, thread, outgoing, own, seen };
}
