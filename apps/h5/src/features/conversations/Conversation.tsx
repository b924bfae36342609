import type { MessageRow } from '@candor/api';
import { dateText, isSameDay } from '@candor/kit';
import { Skeleton } from '@candor/kit/view';
import { ArrowDown, AtSign } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Failure } from '#ui/Failure.tsx';
import { type Item, itemsOf } from './items.ts';
import { MarkLine } from './MarkLine.tsx';
import { MessageItem } from './MessageItem.tsx';
import { OutgoingItem } from './OutgoingItem.tsx';
import type { OutboxEntry } from './outbox.ts';
import type { Talk } from './talk.ts';
import type { Thread } from './thread.ts';
import { useLogScroll } from './use-log-scroll.ts';

export interface ConversationHandle {
  readonly toEnd: () => void;
}

interface ConversationProps {
  readonly talk: Talk;
  readonly thread: Thread;
  readonly outgoing: readonly OutboxEntry[];
  /** Read by screen readers. */
  readonly label: string;
  readonly isMine: (row: MessageRow) => boolean;
  /** It calls the reader by name. */
  readonly isForMe?: (row: MessageRow) => boolean;
  readonly hasFaces?: boolean;
  /** Above the first message: what the talk is about. */
  readonly head?: ReactNode;
  readonly empty: ReactNode;
  /** Messages of others after this one are new. */
  readonly unreadAfter: number | undefined;
  /** The number of a message to begin at. */
  readonly showAt?: number | undefined;
  /** Up to which the other side has read; absent in a room. */
  readonly othersReadSeq?: number | undefined;
  /** Called when the newest message is in view. */
  readonly onSeen?: (seq: number) => void;
  readonly onMenu?: (row: MessageRow) => void;
  readonly handle?: Ref<ConversationHandle>;
}

const noOne = () => false;
const jumpPagesMax = 10;
const jumpRows = 100;

/** The messages of a conversation: what was written, what is on its way, and what happened in between. */
export function Conversation(props: ConversationProps) {
  const { talk, thread, outgoing, label, isMine, isForMe = noOne, hasFaces = false, head, empty } = props;
  const { unreadAfter, showAt, othersReadSeq, onSeen, onMenu, handle } = props;
  const t = useMessages();
  const { state, error, list, hasOlder, isLoadingOlder } = useStore(thread.store);
  const { rows, lastSeq } = list;
  const shown = useMemo(() => withoutOnTheirWay(rows, outgoing, isMine), [rows, outgoing, isMine]);
  const items = useMemo(
    () => itemsOf({ rows: shown, outgoing, unreadAfter, isMine }),
    [shown, outgoing, unreadAfter, isMine],
  );
  const names = useMemo(() => [...new Set(rows.flatMap(({ nickname }) => nickname ?? []))], [rows]);
  const [calledAfter, setCalledAfter] = useState<number>();
  const { box, content, isAtEnd, toEnd, show } = useLogScroll({
    firstKey: state === 'ready' ? (items[0]?.key ?? 'none') : undefined,
    lastKey: lastSeq,
    onNearStart: () => void thread.loadOlder(),
    onAtEnd() {
      thread.trim();
      if (lastSeq > 0) {
        onSeen?.(lastSeq);
        setCalledAfter(lastSeq);
      }
    },
  });
  useImperativeHandle(handle, () => ({ toEnd }));

  async function showFar(seq: number): Promise<void> {
    for (let page = 0; page < jumpPagesMax; page++) {
      const { list: now, hasOlder: more } = thread.store.getState();
      if (!more || (now.rows[0]?.seq ?? 0) <= seq) break;
      await thread.loadOlder(jumpRows);
    }
    requestAnimationFrame(() => show(seq));
  }
  const begin = useEffectEvent(() => {
    if (showAt !== undefined) void showFar(showAt);
  });
  useEffect(() => {
    if (state === 'ready') begin();
  }, [state]);

  const called = isAtEnd
    ? undefined
    : shown.find((row) => row.seq > (calledAfter ?? unreadAfter ?? lastSeq) && isForMe(row));
  const lastOwnSeq = shown.findLast((row) => row.mark === undefined && isMine(row))?.seq;
  const noteOf = (row: MessageRow) => {
    if (othersReadSeq === undefined || row.seq !== lastOwnSeq) return undefined;
    return t(row.seq <= othersReadSeq ? 'conversation.seen' : 'conversation.sent');
  };
  const lineOf = (item: Item) => {
    switch (item.kind) {
      case 'day':
        return <Day atMs={item.atMs} />;
      case 'unread':
        return (
          <p data-unread className="my-3 flex items-center gap-3 text-12 font-medium text-accent">
            <span aria-hidden className="h-px flex-1 bg-accent opacity-40" />
            {t('conversation.newMessages')}
            <span aria-hidden className="h-px flex-1 bg-accent opacity-40" />
          </p>
        );
      case 'mark':
        return <MarkLine row={item.row} />;
      case 'message':
        return (
          <MessageItem
            talk={talk}
            row={item.row}
            isMine={item.isMine}
            isFirst={item.isFirst}
            isLast={item.isLast}
            hasFaces={hasFaces}
            isForMe={isForMe(item.row)}
            names={names}
            note={noteOf(item.row)}
            onMenu={onMenu}
            onQuote={(seq) => void showFar(seq)}
          />
        );
      case 'outgoing':
        return <OutgoingItem entry={item.entry} isFirst={item.isFirst} isLast={item.isLast} />;
    }
  };

  return (
    <div className="absolute inset-0">
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard.
        tabIndex={0}
        role="log"
        aria-label={label}
        aria-busy={state === 'loading' || isLoadingOlder}
        className="no-scrollbar absolute inset-0 overflow-y-auto overscroll-contain px-4 [overflow-anchor:none]"
      >
        <div ref={content} className="flex min-h-full flex-col justify-end pt-2 pb-3">
          {state === 'loading' && (
            <Skeleton
              blocks={['h-10 w-40 rounded-card', 'h-16 w-56 rounded-card', 'h-10 w-48 self-end rounded-card']}
            />
          )}
          {state === 'failed' && error !== undefined && <Failure error={error} onRetry={thread.retry} />}
          {state === 'ready' && (
            <>
              {hasOlder ? <Skeleton blocks={['h-10 w-40 rounded-card']} /> : head}
              {items.length === 0 && empty}
              {items.map((item) => (
                <div key={item.key}>{lineOf(item)}</div>
              ))}
              <Typing thread={thread} />
            </>
          )}
        </div>
      </div>
      {called !== undefined && (
        <button
          type="button"
          onClick={() => {
            setCalledAfter(called.seq);
            show(called.seq);
          }}
          className="press absolute bottom-3 left-4 flex h-9 items-center gap-1.5 rounded-full bg-accent px-3.5 text-13 font-medium text-on-accent shadow-floating"
        >
          <AtSign aria-hidden className="size-4" />
          {t('conversation.mentioned')}
        </button>
      )}
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="press absolute right-4 bottom-3 flex h-9 items-center gap-1.5 rounded-full border border-line bg-raised px-3.5 text-13 font-medium shadow-floating"
        >
          <ArrowDown aria-hidden className="size-4" />
          {t('conversation.toEnd')}
        </button>
      )}
    </div>
  );
}

/**
 * In a room a live message does not say under which id it was sent. While one of one's own is on its way, what came
 * after it began is not shown twice: the answer, which says so, is a moment away.
 */
function withoutOnTheirWay(
  rows: readonly MessageRow[],
  outgoing: readonly OutboxEntry[],
  isMine: (row: MessageRow) => boolean,
): readonly MessageRow[] {
  const sending = outgoing.find(({ state }) => state === 'sending');
  if (sending === undefined) return rows;
  const hidden = rows.findLast((row) => row.clientId === undefined && row.mark === undefined && isMine(row));
  return hidden === undefined || hidden.atMs < sending.atMs ? rows : rows.filter((row) => row !== hidden);
}

function Day({ atMs }: { readonly atMs: number }) {
  const t = useMessages();
  const nowMs = useNow(60_000);
  return (
    <p className="mx-auto mt-4 mb-1 w-fit rounded-full bg-inset px-2.5 py-0.5 text-11 text-fg-3">
      {isSameDay(atMs, nowMs) ? t('common.today') : dateText(atMs)}
    </p>
  );
}

/** Says that the other side is writing, for as long as that is fresh. */
function Typing({ thread }: { readonly thread: Thread }) {
  const t = useMessages();
  const typing = useStore(thread.store, (state) => state.typing);
  if (typing === undefined || typing === 'system') return null;
  return (
    <p role="status" className="mt-2 flex items-center gap-1.5 text-12 text-fg-3">
      <span aria-hidden className="flex gap-0.5">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-shimmer rounded-full bg-fg-3"
            style={{ animationDelay: `${dot * 0.2}s` }}
          />
        ))}
      </span>
      {t(`conversation.typing.${typing}`)}
    </p>
  );
}
