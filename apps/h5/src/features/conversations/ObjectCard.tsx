import type { CardRow } from '@candor/api';
import { cx, dateText } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { changeColour } from '#ui/AmountText.tsx';
import { useCardWords } from './use-card-words.ts';

interface ObjectCardProps {
  readonly card: CardRow;
  readonly className?: string;
}

/** An object of a user as the server read it: an order, a deposit, a closed position. */
export function ObjectCard({ card, className }: ObjectCardProps) {
  const t = useMessages();
  const format = useFormat();
  const { titleText, statusText, sideText } = useCardWords();
  const title = titleText(card);
  const { kind, objectId, side, multiple, amount, unit, price, closePrice, result, percent, status, atMs } = card;
  const facts: readonly (readonly [string, string])[] = [
    ...(amount === undefined
      ? []
      : [[t('conversation.card.amount'), `${format.amount(amount)} ${unit ?? ''}`] as const]),
    ...(price === undefined
      ? []
      : [
          [
            t(kind === 'ticket' || kind === 'option' ? 'conversation.card.entry' : 'common.price'),
            format.amount(price),
          ] as const,
        ]),
    ...(closePrice === undefined ? [] : [[t('conversation.card.exit'), format.amount(closePrice)] as const]),
    ...(result === undefined ? [] : [[t('conversation.card.result'), `${format.gain(result)} ${unit ?? ''}`] as const]),
  ];
  return (
    <div
      role="group"
      aria-label={t('conversation.card.label', { kind: t(`conversation.card.kinds.${kind}`), title })}
      className={cx('min-w-56 rounded-tile border border-line bg-surface p-3 text-fg', className)}
    >
      <p className="flex items-center justify-between gap-3">
        <span className="text-12 text-fg-3">
          {t('conversation.card.kindNumber', { kind: t(`conversation.card.kinds.${kind}`), number: objectId })}
        </span>
        <Tag>{statusText(status)}</Tag>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-1.5 text-15 font-semibold">
        {title}
        {side !== undefined && (
          <Tag look={['sell', 'short', 'down'].includes(side) ? 'down' : 'up'}>
            {sideText(side)}
            {multiple !== undefined && ` ${multiple}×`}
          </Tag>
        )}
      </p>
      {percent !== undefined && (
        <p className={cx('mt-1 text-22 font-semibold tabular-nums', changeColour(percent))}>{format.change(percent)}</p>
      )}
      {facts.length > 0 && (
        <dl className="mt-1.5 flex flex-col gap-0.5 text-13">
          {facts.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-fg-3">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-1.5 text-11 text-fg-3">{dateText(atMs)}</p>
    </div>
  );
}
