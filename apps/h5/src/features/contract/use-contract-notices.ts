import { textOfLots, type TicketNotice } from '@candor/api';
import { usePositions, useTicketNotices } from '#hooks/use-positions.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { navigateTo } from '#app/navigation.ts';
import type { OrderTab } from '#features/order-lists/list-filter.ts';
import { isCancelReason } from './end-reasons.ts';

/** Notices that this page tells as they happen; a liquidation is told everywhere. */
const toldHere = ['ticket_opened', 'ticket_closed', 'ticket_cancelled', 'copy_opened', 'copy_closed'] as const;

const openList = (status: OrderTab) => () => navigateTo('/pages/transaction/contract_order', { status });

/** Announces the events of the user's tickets; a press on one leads to the list that has it. */
export function useContractNotices(): void {
  const t = useMessages();
  const format = useFormat();
  usePositions();
  useToldHere(toldHere);
  useTicketNotices(tell);
  function tell({ kind, ticketId, symbol, direction, lots, price, profit, fee, reason }: TicketNotice): void {
    const pair = symbol;
    // Whatever happens to one ticket is one toast that changes.
    const id = `ticket:${ticketId}`;
    const change = format.gain(profit, 2);
    const size = format.amount(lots === undefined ? undefined : textOfLots(lots));
    switch (kind) {
      case 'opened': {
        const side = t(`contract.directions.${direction ?? 'long'}`);
        return toast(
          'success',
          t('contract.notices.opened', { direction: side, pair, lots: size, price: format.amount(price) }),
          id,
          openList('progress'),
        );
      }
      case 'closed':
        return toast(
          'success',
          t('contract.notices.closed', { pair, price: format.amount(price), profit: change }),
          id,
          openList('complete'),
        );
      case 'partly_closed':
        return toast(
          'success',
          t('contract.notices.partlyClosed', { pair, lots: size, price: format.amount(price), profit: change }),
          id,
          openList('complete'),
        );
      case 'cancelled':
        // The user's own action has been announced by its button.
        if (reason === undefined || !isCancelReason(reason) || reason === 'user_cancelled') return;
        return toast(
          'warning',
          t('contract.notices.cancelled', { pair, reason: t(`contract.cancelReasons.${reason}`) }),
          id,
        );
      case 'overnight_charged':
        return toast('info', t('contract.notices.overnight', { pair, fee: format.amount(fee) }));
      case 'margin_drawn':
        return toast('warning', t('contract.notices.marginDrawn', { pair }));
      case 'liquidated':
        return;
    }
  }
}
