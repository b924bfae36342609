import { useEffect } from 'react';
import { hearConversations } from '#features/conversations/hear.ts';
import { HeardNotices } from '#features/inbox/HeardNotices.tsx';

/** News of a user that are heard on every page: unread messages, which are counted, and notices, which are told. */
export function UserNews() {
  useEffect(hearConversations, []);
  return <HeardNotices />;
}
