import { getMessagePicture, listMessages, markConversationRead, tellTyping } from '@candor/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#client/read.ts';
import { talkKeyOf } from './delivery.ts';
import type { Talk } from './talk.ts';
import { useMyConversation } from './use-my-conversation.ts';
import { useLiveThread, useOutgoing, useThread } from './use-thread.ts';

const nothing = () => undefined;
const typingEveryMs = 3_000;

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
  const [seenSeq, seen] = useState(0);
  const readSeq = own?.readSeq;
  useEffect(() => {
    if (readSeq === undefined || seenSeq <= readSeq) return;
    // An answer that is lost costs nothing: the next message in view says it again.
    void call(markConversationRead, { conversationId, seq: seenSeq }).catch(nothing);
  }, [conversationId, seenSeq, readSeq]);
  const toldTypingAt = useRef(0);
  function typing(): void {
    if (Date.now() - toldTypingAt.current < typingEveryMs) return;
    toldTypingAt.current = Date.now();
    void call(tellTyping, { conversationId }).catch(nothing);
  }
  const atFirst = useFirst(own);
  /** The last message that was read when the conversation was opened; absent when all were. */
  const unreadAfter = atFirst !== undefined && atFirst.unread > 0 ? atFirst.readSeq : undefined;
  return { talk, thread, outgoing, unreadAfter, othersReadSeq: own?.othersReadSeq ?? 0, seen, typing };
}

/** The first value that is known: how things were when the page was opened. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first;
}
