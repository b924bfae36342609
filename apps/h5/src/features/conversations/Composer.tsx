import { messageSizeMax } from '@candor/api';
import { cx, randomId } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { PictureButton, PictureStrip } from './PictureField.tsx';
import { QuoteWords } from './MessageItem.tsx';
import type { Outgoing } from './talk.ts';
import { usePicture } from './use-picture.ts';

interface ComposerProps {
  readonly talkKey: string;
  readonly label: string;
  readonly sizeMax?: number;
  /** The message that the next one answers. */
  readonly quote?: Outgoing['quote'] | undefined;
  readonly onQuoteGone?: () => void;
  /** False: pictures are not for this user here. */
  readonly canSendPictures?: boolean;
  /** Beside the picture's button. */
  readonly tools?: ReactNode;
  /** Nothing can be sent now, for this reason; writing goes on. */
  readonly pause?: string | undefined;
  readonly onTyping?: () => void;
  readonly onSend: (message: Outgoing) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const heightMaxPx = 132;

/** As high as its text, up to a few lines. */
function fit(area: HTMLTextAreaElement | null, text: string): void {
  if (area === null) return;
  area.style.height = 'auto';
  if (text !== '') area.style.height = `${Math.min(area.scrollHeight, heightMaxPx)}px`;
}

/** The line to write in: it grows with the text, takes a picture, and knows what it answers. */
export function Composer(props: ComposerProps) {
  const { talkKey, label, sizeMax = messageSizeMax, quote, onQuoteGone, canSendPictures = true, tools, pause } = props;
  const { onTyping, onSend, text, onText } = props;
  const t = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const { picture, choose, clear } = usePicture();
  const trimmed = text.trim();
  const isPictureReady = picture === undefined || picture.location !== undefined;
  const hasContent = trimmed !== '' || picture?.location !== undefined;
  const canSend = hasContent && isPictureReady && pause === undefined && text.length <= sizeMax;

  useLayoutEffect(() => fit(field.current, text), [text]);
  // An answer is begun where the words are written.
  const quotedSeq = quote?.seq;
  useLayoutEffect(() => {
    if (quotedSeq !== undefined) field.current?.focus();
  }, [quotedSeq]);

  function send(): void {
    if (!canSend) return;
    onSend({
      talk: talkKey,
      clientId: randomId(),
      text: trimmed,
      atMs: Date.now(),
      ...(picture?.location !== undefined && { picture: picture.location }),
      ...(quote !== undefined && { replyTo: quote.seq, quote }),
    });
    onText('');
    clear();
    onQuoteGone?.();
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    // On a phone the key is a new line: its keyboard has no other way to write one.
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSend || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="-mx-2 flex flex-col gap-2"
    >
      {quote !== undefined && (
        <div className="flex items-center gap-3 px-2">
          <p className="min-w-0 flex-1 border-l-2 border-accent pl-2 text-12 text-fg-2">
            <QuoteWords quote={quote} />
          </p>
          <IconButton label={t('conversation.noQuote')} size={18} icon={<X aria-hidden />} onClick={onQuoteGone} />
        </div>
      )}
      {picture !== undefined && (
        <PictureStrip picture={picture} onRemove={clear} onAgain={() => void choose(picture.file)} />
      )}
      {pause !== undefined && <p className="px-2 text-12 text-fg-3">{pause}</p>}
      <div className="flex items-end gap-2">
        {canSendPictures && <PictureButton onPicture={(file) => void choose(file)} />}
        {tools}
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={sizeMax}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            if (event.target.value !== '') onTyping?.();
          }}
          onKeyDown={onKeyDown}
          className="no-scrollbar min-h-10 min-w-0 flex-1 resize-none rounded-[20px] bg-inset inset-ring inset-ring-line-field px-3.5 py-[0.5625rem] text-16 outline-2 outline-transparent placeholder:text-fg-3 focus-visible:outline-accent"
        />
        <button
          type="submit"
          aria-label={t('conversation.send')}
          disabled={!canSend}
          className={cx(
            'press tap grid size-10 shrink-0 place-items-center rounded-full',
            canSend ? 'bg-ink text-on-ink' : 'bg-inset text-fg-3',
          )}
        >
          <SendHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </form>
  );
}
