import type { MessageRow } from '@candor/api';
import { contactsIn } from '@candor/api';
import { cx, minuteText } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { EllipsisVertical, ShieldAlert } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { coinGround } from '#lib/coin-colours.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from './Badge.tsx';
import { MessagePicture } from './MessagePicture.tsx';
import { MessageText } from './MessageText.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import type { Talk } from './talk.ts';
import { useReasonText } from './use-reason-text.ts';

interface MessageItemProps {
  readonly talk: Talk;
  readonly row: MessageRow;
  readonly isMine: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of a room: pictures and names of who writes. */
  readonly hasFaces: boolean;
  /** It calls the reader by name. */
  readonly isForMe: boolean;
  readonly names: readonly string[];
  /** The state under one's own last message: sent, seen. */
  readonly note?: string | undefined;
  /** Absent: nothing can be done with it. */
  readonly onMenu?: ((row: MessageRow) => void) | undefined;
  readonly onQuote: (seq: number) => void;
}

const faceSize = 28;

/** A message that the server has. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { talk, row, isMine, isFirst, isLast, hasFaces, isForMe, names, note, onMenu, onQuote } = props;
  const t = useMessages();
  const { seq, role, nickname, avatar, text, card, hasPicture, quote, redacted, atMs } = row;
  const isUsers = role === 'user';
  const isPicture = hasPicture && text === '' && card === undefined && quote === undefined && redacted === undefined;
  const isWarned = useMemo(() => !isMine && role !== 'assistant' && contactsIn(text).length > 0, [isMine, role, text]);
  const menu = onMenu !== undefined && redacted === undefined && (
    <IconButton
      label={t('conversation.menu', { name: nameOf(row, t('conversation.you'), isMine) })}
      size={16}
      icon={<EllipsisVertical aria-hidden />}
      onClick={() => onMenu(row)}
      className="self-center text-fg-3"
    />
  );
  return (
    <div
      data-seq={seq}
      onContextMenu={(event) => {
        if (onMenu === undefined || redacted !== undefined) return;
        event.preventDefault();
        onMenu(row);
      }}
      className={cx(
        'flex gap-2 transition-colors data-lit:bg-accent-soft',
        isFirst ? 'mt-3' : 'mt-1',
        isMine && 'flex-row-reverse',
      )}
    >
      {hasFaces && !isMine && (
        <span className="w-7 shrink-0">
          {isFirst && isUsers && (
            <Avatar path={avatar ?? ''} name={nickname ?? ''} size={faceSize} ground={coinGround(nickname ?? '')} />
          )}
        </span>
      )}
      <div className={cx('flex max-w-[78%] min-w-0 flex-col gap-1', isMine ? 'items-end' : 'items-start')}>
        {isFirst && !isMine && (hasFaces || !isUsers) && (
          <p className="flex items-center gap-1.5 text-12 font-medium text-fg-2">
            {isUsers ? <bdi className="truncate">{nickname}</bdi> : <Badge role={role} />}
          </p>
        )}
        <Bubble isMine={isMine} isLast={isLast} isForMe={isForMe} isPicture={isPicture}>
          {quote !== undefined && <QuoteBox quote={quote} isMine={isMine} onPress={() => onQuote(quote.seq)} />}
          {redacted !== undefined ? (
            <Redacted reason={redacted} />
          ) : (
            <>
              {hasPicture && <MessagePicture talk={talk} seq={seq} />}
              {card !== undefined && <ObjectCard card={card} />}
              {text !== '' && (
                <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
                  <MessageText text={text} names={names} />
                </p>
              )}
            </>
          )}
        </Bubble>
        {isWarned && (
          <p className="flex items-start gap-1 text-11 text-warn">
            <ShieldAlert aria-hidden className="mt-px size-3 shrink-0" />
            {t('conversation.contactWarning')}
          </p>
        )}
        {isLast && (
          <p className="text-11 text-fg-3">
            <time dateTime={new Date(atMs).toISOString()}>{minuteText(atMs)}</time>
            {note !== undefined && ` · ${note}`}
          </p>
        )}
      </div>
      {menu}
    </div>
  );
});

function nameOf({ nickname, role }: MessageRow, you: string, isMine: boolean): string {
  return isMine ? you : (nickname ?? role);
}

interface BubbleProps {
  readonly isMine: boolean;
  readonly isLast: boolean;
  readonly isForMe?: boolean;
  /** Nothing but a picture, which needs no more than a thin edge. */
  readonly isPicture?: boolean;
  readonly children: ReactNode;
}

/** The ground of a message: one's own in ink at the right, others' inset at the left, with a tail at its last. */
export function Bubble({ isMine, isLast, isForMe = false, isPicture = false, children }: BubbleProps) {
  return (
    <div
      className={cx(
        'flex max-w-full min-w-0 flex-col gap-1.5 rounded-card text-15',
        isPicture ? 'p-1' : 'px-3 py-2',
        isMine ? 'bg-ink text-on-ink' : isForMe ? 'bg-accent-soft text-fg' : 'bg-inset text-fg',
        isLast && (isMine ? 'rounded-br-[4px]' : 'rounded-bl-[4px]'),
      )}
    >
      {children}
    </div>
  );
}

function Redacted({ reason }: { readonly reason: NonNullable<MessageRow['redacted']> }) {
  const t = useMessages();
  const reasonText = useReasonText();
  return <p className="text-13 italic opacity-70">{t('conversation.redacted', { reason: reasonText(reason) })}</p>;
}

interface QuoteBoxProps {
  readonly quote: NonNullable<MessageRow['quote']>;
  readonly isMine: boolean;
  readonly onPress: () => void;
}

/** The beginning of the message that this one answers; a tap goes there. */
function QuoteBox({ quote, isMine, onPress }: QuoteBoxProps) {
  const t = useMessages();
  return (
    <button
      type="button"
      aria-label={t('conversation.toQuote')}
      onClick={onPress}
      className={cx(
        'press block w-full border-l-2 pl-2 text-left text-12',
        isMine ? 'border-current opacity-80' : 'border-accent text-fg-2',
      )}
    >
      <QuoteWords quote={quote} />
    </button>
  );
}

/** The author and the beginning of a quoted message. */
export function QuoteWords({ quote }: Pick<QuoteBoxProps, 'quote'>) {
  const t = useMessages();
  const { role, nickname, text, redacted } = quote;
  const name = role === 'user' ? nickname : role === 'system' ? undefined : t(`conversation.${role}`);
  const words =
    redacted !== undefined ? t('conversation.quoteGone') : text === '' ? t('conversation.quoteOther') : text;
  return (
    <>
      {name !== undefined && <bdi className="block truncate font-semibold">{name}</bdi>}
      <span className="block truncate">{words}</span>
    </>
  );
}
