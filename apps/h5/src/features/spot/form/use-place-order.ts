import { listCoupons, listSpotOrders, type OutputOf, placeSpotOrder } from '@candor/api';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { openOrder } from '../open-order.ts';
import type { PairTerms } from '../pair-terms.ts';
import type { OrderForm } from './order-form.ts';

type Placed = OutputOf<typeof placeSpotOrder>;

/** Sends an order once, announces its outcome, and leaves refusals to be shown in place. */
export function usePlaceOrder(
  terms: PairTerms,
  side: OrderForm['side'],
  onPlaced: () => void,
): Command<typeof placeSpotOrder> {
  const t = useMessages();
  const format = useFormat();
  const tell = (placed: Placed) => {
    const about = `order:${placed.orderId}`;
    const openIt = () => openOrder(placed.orderId);
    if (placed.status === 'expired' && placed.reason !== undefined) {
      toast('warning', t(`words.endReasons.${placed.reason}`), about, openIt);
      return;
    }
    const amount = format.amount(placed.filled);
    const words = { side: t(`words.sides.${side}`), pair: terms.symbol, amount, asset: terms.baseCode };
    if (placed.status === 'filled') toast('success', t('notices.orderFilled', words), about, openIt);
    else if (placed.filled === '0') toast('success', t('notices.orderPlaced'), about, openIt);
    else toast('success', t('notices.orderPartlyFilled', words), about, openIt);
  };
  return useCommand(placeSpotOrder, {
    invalidates: [listSpotOrders, listCoupons],
    onFailed: () => true,
    onDone: (placed) => {
      tell(placed);
      onPlaced();
    },
  });
}
