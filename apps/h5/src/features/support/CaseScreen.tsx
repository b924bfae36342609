import { getSupportCase, listSupportCases, type SupportCaseRow } from '@candor/api';
import { Empty, IconButton, SkeletonRows } from '@candor/kit/view';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ScreenProps } from '#app/screen.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useCall } from '#hooks/use-call.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Composer } from '#features/conversations/Composer.tsx';
import { Conversation, type ConversationHandle } from '#features/conversations/Conversation.tsx';
import { ConnectionStrip } from '#features/conversations/ConnectionStrip.tsx';
import { outbox } from '#features/conversations/delivery.ts';
import { MessageSheet } from '#features/conversations/MessageSheet.tsx';
import { ObjectCard } from '#features/conversations/ObjectCard.tsx';
import { TalkFrame } from '#features/conversations/TalkFrame.tsx';
import { useMessageMenu } from '#features/conversations/use-message-menu.ts';
import { usePrivateTalk } from '#features/conversations/use-private-talk.ts';
import { CaseEnd } from './CaseEnd.tsx';
import { CaseMenu } from './CaseMenu.tsx';
import { StateTag } from './StateTag.tsx';
import { SupportScreen } from './SupportScreen.tsx';
import { useWaitText } from './use-wait-text.ts';

/** pages/kefu/case: one case, from its first message to how good the help was. `id` is its number. */
export function CaseScreen({ params }: ScreenProps) {
  const caseId = Number(params.id);
  // An address without a case leads to all of them.
  return Number.isSafeInteger(caseId) && caseId > 0 ? <FoundCase caseId={caseId} /> : <SupportScreen params={{}} />;
}

function FoundCase({ caseId }: Pick<SupportCaseRow, 'caseId'>) {
  const t = useMessages();
  const found = useCall(getSupportCase, { caseId });
  return (
    <Loaded
      from={found}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.case')}>{state}</Page>}
    >
      {(one) => <Case key={one.caseId} one={one} />}
    </Loaded>
  );
}

const isMine = ({ role }: { readonly role: string }) => role === 'user';
/** Its messages are in view as they come. */
const toldHere = ['support_answered', 'support_solved'] as const;

function Case({ one }: { readonly one: SupportCaseRow }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { caseId, conversationId, topic, state, object } = one;
  const { talk, thread, outgoing, unreadAfter, othersReadSeq, seen, typing } = usePrivateTalk(
    conversationId,
    () => void readAgain(queries, getSupportCase, listSupportCases),
  );
  useToldHere(toldHere, 'case', String(caseId));
  const { wait, isSimulated } = useWaitText();
  const log = useRef<ConversationHandle>(null);
  const [text, setText] = useState('');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menu = useMessageMenu();
  return (
    <TalkFrame>
      <Page
        title={
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate">{t(`support.topics.${topic}`)}</span>
            <StateTag state={state} />
          </span>
        }
        actions={
          <IconButton
            label={t('support.menu.title')}
            icon={<Ellipsis aria-hidden />}
            onClick={() => setIsMenuOpen(true)}
          />
        }
        footer={
          state === 'solved' ? (
            <CaseEnd one={one} />
          ) : (
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
          )
        }
      >
        <ConnectionStrip />
        <Conversation
          talk={talk}
          thread={thread}
          outgoing={outgoing}
          label={t('support.log', { number: String(caseId) })}
          isMine={isMine}
          unreadAfter={unreadAfter}
          othersReadSeq={othersReadSeq}
          onSeen={seen}
          onMenu={menu.open}
          handle={log}
          head={
            <div className="flex flex-col items-center gap-3 pt-2">
              {object !== undefined && <ObjectCard card={object} className="w-full max-w-80" />}
              <p className="max-w-80 text-center text-12 text-fg-3">
                {t('support.number', { number: String(caseId) })}
                {state === 'waiting' && wait !== undefined && ` · ${wait}`}
                {isSimulated && ` · ${t('support.simulated')}`}
              </p>
            </div>
          }
          empty={<Empty icon={<MessagesSquare />} title={t('conversation.none')} />}
        />
        <MessageSheet menu={menu} conversationId={conversationId} isMine={isMine} canReply={state !== 'solved'} />
        <CaseMenu one={one} isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      </Page>
    </TalkFrame>
  );
}
