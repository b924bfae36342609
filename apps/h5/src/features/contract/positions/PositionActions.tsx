import type { TicketRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { SheetName } from './PositionSheets.tsx';

interface PositionActionsProps {
  readonly ticket: TicketRow;
  readonly onOpen: (what: SheetName) => void;
}

/** The actions on a position: its exits and margin are its owner's, unless it is copied. */
export function PositionActions({ ticket, onOpen }: PositionActionsProps) {
  const t = useMessages();
  if (ticket.status === 'closing') {
    return (
      <p role="status" className="pt-3 text-center text-13 text-fg-2">
        {t('contract.card.closing')}
      </p>
    );
  }
  const names = {
    exits: t('contract.card.exits'),
    margin: t('contract.card.moveMargin'),
    reverse: t('contract.card.reverse'),
    selfHold: t('contract.card.selfHold'),
    close: t('contract.card.close'),
  };
  return (
    <div className="flex gap-2 pt-3 huge:flex-col">
      {actionsOf(ticket).map((action) => (
        <Button
          key={action}
          look="soft"
          size="small"
          className="min-w-0 flex-1 px-1!"
          aria-label={t('contract.card.of', { action: names[action], pair: ticket.symbol })}
          onClick={() => onOpen(action)}
        >
          <span className="truncate">{names[action]}</span>
        </Button>
      ))}
    </div>
  );
}

type Action = Exclude<SheetName, 'why' | 'leverage'>;

/** The actions on a ticket. A copied one follows its trader: its exits are the trader's, and it cannot be reversed. */
function actionsOf({ ownership, marginMode }: TicketRow): readonly Action[] {
  if (ownership === 'copied') return ['selfHold', 'close'];
  return marginMode === 'isolated' ? ['exits', 'margin', 'reverse', 'close'] : ['exits', 'reverse', 'close'];
}
