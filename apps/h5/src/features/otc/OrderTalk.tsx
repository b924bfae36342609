import { Empty } from '@candor/kit/view';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { Composer } from '#features/conversations/Composer.tsx';
import { ConnectionStrip } from '#features/conversations/ConnectionStrip.tsx';
import { Conversation, type ConversationHandle } from '#features/conversations/Conversation.tsx';
import { outbox } from '#features/conversations/delivery.ts';
import { MessageSheet } from '#features/conversations/MessageSheet.tsx';
import { TalkFrame } from '#features/conversations/TalkFrame.tsx';
import { useMessageMenu } from '#features/conversations/use-message-menu.ts';
import { usePrivateTalk } from '#features/conversations/use-private-talk.ts';

interface OrderTalkProps {
  readonly head: ReactNode;
  readonly orderId: number;
  readonly conversationId: number;
}

/** Only the sender of a message is told its client id. */
const isMine = ({ clientId }: { readonly clientId?: string | undefined }) => clientId !== undefined;

/** The talk of both sides, which is the evidence in a dispute. */
export function OrderTalk({ head, orderId, conversationId }: OrderTalkProps) {
  const t = useMessages();
  const { talk, thread, outgoing, unreadAfter, othersReadSeq, seen, typing } = usePrivateTalk(conversationId);
  const log = useRef<ConversationHandle>(null);
  const [text, setText] = useState('');
  const menu = useMessageMenu();
  return (
    <TalkFrame>
      <Page
        header={head}
        footer={
          <Composer
            talkKey={talk.key}
            label={t('conversation.write')}
            text={text}
            onText={setText}
            quote={menu.quote}
            onQuoteGone={menu.forgetQuote}
            onTyping={typing}
            onSend={(message) => {
              outbox.add(message);
              log.current?.toEnd();
            }}
          />
        }
      >
        <ConnectionStrip />
        <Conversation
          talk={talk}
          thread={thread}
          outgoing={outgoing}
          label={t('otc.talkLabel', { number: String(orderId) })}
          isMine={isMine}
          unreadAfter={unreadAfter}
          othersReadSeq={othersReadSeq}
          onSeen={seen}
          onMenu={menu.open}
          handle={log}
          empty={<Empty icon={<MessagesSquare />} title={t('otc.talkNone')} />}
        />
        <MessageSheet menu={menu} conversationId={conversationId} isMine={isMine} canReply />
      </Page>
    </TalkFrame>
  );
}
