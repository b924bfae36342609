import { type ChatRoom, chatMessageSizeMax, chatRooms, getChatRoom, getUserInfo, type MessageRow } from '@candor/api';
import { Empty, IconButton } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { useQueryClient } from '@tanstack/react-query';
import { ChartCandlestick, Languages, MessagesSquare } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ScreenProps } from '#app/screen.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useCall } from '#hooks/use-call.ts';
import { useNow } from '#hooks/use-now.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { Composer } from '#features/conversations/Composer.tsx';
import { ConnectionStrip } from '#features/conversations/ConnectionStrip.tsx';
import { Conversation, type ConversationHandle } from '#features/conversations/Conversation.tsx';
import { outbox } from '#features/conversations/delivery.ts';
import { MessageSheet } from '#features/conversations/MessageSheet.tsx';
import { TalkFrame } from '#features/conversations/TalkFrame.tsx';
import { useMessageMenu } from '#features/conversations/use-message-menu.ts';
import { useOutgoing, useThread } from '#features/conversations/use-thread.ts';
import { isChatRoom, roomOf } from './room-of.ts';
import { keepSeen, roomTalk, seenIn } from './rooms.ts';
import { NameChips } from './NameChips.tsx';
import { Silence } from './Silence.tsx';
import { TradeSheet } from './TradeSheet.tsx';
import { useLiveRoom } from './use-live-room.ts';

/**
 * pages/chat/chat: the public room of a language. `room` is another one than that of the app's own language; `message`
 * is the number of one to begin at.
 */
export function ChatScreen({ params }: ScreenProps) {
  const language = useSetting('language');
  const [chosen, setChosen] = useState<ChatRoom>();
  const room = chosen ?? (isChatRoom(params.room) ? params.room : roomOf(language));
  const message = Number(params.message);
  const showAt = chosen === undefined && Number.isSafeInteger(message) ? message : undefined;
  return <Room key={room} room={room} showAt={showAt} onRoom={setChosen} />;
}

const toldHere = ['chat_mentioned'] as const;

interface RoomProps {
  readonly room: ChatRoom;
  /** The number of a message to begin at. */
  readonly showAt: number | undefined;
  readonly onRoom: (room: ChatRoom) => void;
}

function Room({ room, showAt, onRoom }: RoomProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const talk = useMemo(() => roomTalk(room), [room]);
  const thread = useThread(talk);
  const terms = useCall(getChatRoom, { room });
  const user = useCall(getUserInfo, {});
  const uid = user.data?.uid;
  const online = useLiveRoom(thread, room, () => void readAgain(queries, getChatRoom));
  useToldHere(toldHere, 'room', room);
  const outgoing = useOutgoing(talk.key);
  const rows = useStore(thread.store, ({ list }) => list.rows);
  const menu = useMessageMenu();
  const log = useRef<ConversationHandle>(null);
  const [unreadAfter] = useState(() => seenIn(room));
  const [text, setText] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const isMine = useCallback((row: MessageRow) => uid !== undefined && row.uid === uid, [uid]);
  const isForMe = useCallback((row: MessageRow) => uid !== undefined && (row.mentions?.includes(uid) ?? false), [uid]);
  const lastOwnAtMs = rows.findLast((row) => row.mark === undefined && isMine(row))?.atMs;
  const waitSeconds = useSlowMode(lastOwnAtMs, terms.data?.slowSeconds ?? 0);
  const name = languageOf(room).name;
  const send = (message: Parameters<typeof outbox.add>[0]) => {
    outbox.add(message);
    log.current?.toEnd();
  };
  return (
    <TalkFrame>
      <Page
        title={
          <span className="flex min-w-0 flex-col">
            <span className="truncate">{t('chat.title', { language: name })}</span>
            {online !== undefined && (
              <span className="text-11 leading-[0.875rem] font-normal text-fg-3">
                {t('chat.online', { count: online })}
              </span>
            )}
          </span>
        }
        actions={
          <IconButton
            label={t('chat.rooms')}
            icon={<Languages aria-hidden strokeWidth={1.75} />}
            onClick={() => setIsChoosing(true)}
          />
        }
        footer={
          terms.data !== undefined && terms.data.canWrite ? (
            <>
              <NameChips text={text} rows={rows} isMine={isMine} onText={setText} />
              <Composer
                talkKey={talk.key}
                label={t('conversation.write')}
                sizeMax={chatMessageSizeMax}
                text={text}
                onText={setText}
                quote={menu.quote}
                onQuoteGone={menu.forgetQuote}
                canSendPictures={terms.data.canSendPictures}
                pause={waitSeconds > 0 ? t('chat.slow', { seconds: waitSeconds }) : undefined}
                tools={
                  <IconButton
                    label={t('chat.share.title')}
                    icon={<ChartCandlestick aria-hidden strokeWidth={1.75} />}
                    onClick={() => setIsSharing(true)}
                    className="mx-2 my-[0.5625rem] text-fg-2"
                  />
                }
                onSend={send}
              />
            </>
          ) : (
            <Silence terms={terms} onOver={() => void readAgain(queries, getChatRoom)} />
          )
        }
      >
        <ConnectionStrip />
        <Conversation
          talk={talk}
          thread={thread}
          outgoing={outgoing}
          label={t('chat.log', { language: name })}
          isMine={isMine}
          isForMe={isForMe}
          hasFaces
          unreadAfter={unreadAfter}
          showAt={showAt}
          onSeen={(seq) => keepSeen(room, seq)}
          {...(isSignedIn && { onMenu: menu.open })}
          handle={log}
          head={<p className="mx-auto max-w-72 pt-4 text-center text-12 text-fg-3">{t('chat.rules')}</p>}
          empty={<Empty icon={<MessagesSquare />} title={t('chat.none')} text={t('chat.noneText')} />}
        />
        {terms.data !== undefined && (
          <MessageSheet
            menu={menu}
            conversationId={terms.data.conversationId}
            isMine={isMine}
            canReply={terms.data.canWrite}
            onMention={(nickname) => setText(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${nickname} `)}
          />
        )}
        <SelectSheet
          isOpen={isChoosing}
          onClose={() => setIsChoosing(false)}
          title={t('chat.rooms')}
          options={chatRooms.map((id) => ({ id, label: languageOf(id).name }))}
          value={room}
          onChange={onRoom}
        />
        <TradeSheet isOpen={isSharing} onClose={() => setIsSharing(false)} talkKey={talk.key} onShare={send} />
      </Page>
    </TalkFrame>
  );
}

/** Seconds until slow mode lets write again; 0: now. */
function useSlowMode(lastOwnAtMs: number | undefined, slowSeconds: number): number {
  const nowMs = useNow(1_000);
  if (lastOwnAtMs === undefined || slowSeconds === 0) return 0;
  return Math.max(0, Math.ceil((lastOwnAtMs + slowSeconds * 1_000 - nowMs) / 1_000));
}
