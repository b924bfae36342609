import { cx } from '@candor/kit';
import { CircleAlert, Clock, Image, RotateCw } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { outbox } from './delivery.ts';
import { Bubble, QuoteWords } from './MessageItem.tsx';
import type { OutboxEntry } from './outbox.ts';

interface OutgoingItemProps {
  readonly entry: OutboxEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A message on its way: sending, waiting for the connection, or refused with the reason and what can be done. */
export function OutgoingItem({ entry, isFirst, isLast }: OutgoingItemProps) {
  const t = useMessages();
  const { clientId, text, picture, card, quote, state, because } = entry;
  return (
    <div className={cx('flex flex-row-reverse', isFirst ? 'mt-3' : 'mt-1')}>
      <div className="flex max-w-[78%] min-w-0 flex-col items-end gap-1">
        <div className={cx('max-w-full', state !== 'failed' && 'opacity-70')}>
          <Bubble isMine isLast={isLast}>
            {quote !== undefined && (
              <span className="block border-l-2 border-current pl-2 text-12 opacity-80">
                <QuoteWords quote={quote} />
              </span>
            )}
            {picture !== undefined && (
              <span className="flex items-center gap-1.5 text-13">
                <Image aria-hidden className="size-4" strokeWidth={1.75} />
                {t('conversation.picture.title')}
              </span>
            )}
            {card !== undefined && <span className="text-13">{t('conversation.card.trade')}</span>}
            {text !== '' && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text}</p>}
          </Bubble>
        </div>
        {state === 'failed' ? (
          <div className="flex flex-col items-end gap-1 text-12 text-danger">
            <p role="alert" className="flex items-start gap-1">
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              {because ?? t('conversation.notSent')}
            </p>
            <p className="flex gap-4">
              <button type="button" onClick={() => outbox.remove(clientId)} className="press tap font-medium text-fg-2">
                {t('conversation.discard')}
              </button>
              <button
                type="button"
                onClick={() => outbox.retry(clientId)}
                className="press tap flex items-center gap-1 font-medium text-accent"
              >
                <RotateCw aria-hidden className="size-3.5" />
                {t('common.retry')}
              </button>
            </p>
          </div>
        ) : (
          <p className="flex items-center gap-1 text-11 text-fg-3">
            <Clock aria-hidden className="size-3" />
            {state === 'sending' ? t('conversation.sending') : (because ?? t('conversation.waiting'))}
          </p>
        )}
      </div>
    </div>
  );
}
