import type { Notice, OrderRow } from '@candor/api';
import { signOf } from '@candor/kit';
import { useEffect, useRef } from 'react';
import { useMe, useNotices } from '#hooks/use-live.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { openOrder } from './open-order.ts';

const toldHere = ['order_filled', 'order_partly_filled', 'order_triggered'] as const;
/** Enough to recognise an order that ended a moment ago. */
const rememberedMax = 200;

/**
 * Announces the events of waiting orders: filled, partly filled, triggered. The form announces orders that fill while
 * they are being placed.
 */
export function useOrderNotices(): void {
  const t = useMessages();
  const format = useFormat();
  const { orders } = useMe();
  useToldHere(toldHere);
  const seen = useRef(new Map<number, OrderRow>());
  useEffect(() => {
    for (const order of orders) seen.current.set(order.orderId, order);
    for (const orderId of seen.current.keys()) {
      if (seen.current.size <= rememberedMax) break;
      seen.current.delete(orderId);
    }
  }, [orders]);
  useNotices(({ kind, orderId }: Notice) => {
    const order = orderId === undefined ? undefined : seen.current.get(orderId);
    if (order === undefined) return;
    const [asset = ''] = order.symbol.split('/');
    const side = t(`words.sides.${order.side}`);
    const words = { side, pair: order.symbol, asset };
    // Whatever happens to one order is one toast that changes.
    const about = `order:${orderId}`;
    const openIt = () => openOrder(orderId);
    if (kind === 'order_filled') {
      toast(
        'success',
        t('notices.orderFilled', { ...words, amount: format.amount(order.quantity ?? order.filled) }),
        about,
        openIt,
      );
    }
    if (kind === 'order_partly_filled') {
      const now = orders.find((row) => row.orderId === orderId) ?? order;
      // The row with the fill may come after the notice of it.
      if (signOf(now.filled) === 0) return;
      toast('info', t('notices.orderPartlyFilled', { ...words, amount: format.amount(now.filled) }), about, openIt);
    }
    if (kind === 'order_triggered') toast('info', t('notices.orderTriggered', words), about, openIt);
  });
}
