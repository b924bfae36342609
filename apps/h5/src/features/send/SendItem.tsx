import type { SendRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { TimeText } from '#ui/TimeText.tsx';

interface SendItemProps {
  readonly send: SendRow;
  readonly onPress: () => void;
}

/** A send: the other person, which way, when, how much. */
export function SendItem({ send, onPress }: SendItemProps) {
  const t = useMessages();
  const isSent = send.side === 'sent';
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-15 w-full items-center gap-3 py-1.5 text-left outline-offset-[-2px]"
    >
      <Avatar path={send.avatar} name={send.name} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">
          {t(isSent ? 'send.toName' : 'send.fromName', { name: send.name })}
        </span>
        <span className="block truncate text-12 text-fg-3">
          <TimeText atMs={send.atMs} look="moment" />
          {send.note !== undefined && ` · ${send.note}`}
        </span>
      </span>
      <span className="shrink-0 text-14 font-semibold">
        {isSent ? '−' : '+'}
        <AmountText value={send.amount} unit={send.code} isPrivate />
      </span>
    </button>
  );
}
