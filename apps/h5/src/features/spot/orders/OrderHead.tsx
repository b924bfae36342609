import type { OrderRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';
import { kindOf } from './order-kind.ts';

/** Side and type, pair, time. Pressing anywhere on the row opens the order. */
export function OrderHead({ order, onOpen }: { readonly order: OrderRow; readonly onOpen: () => void }) {
  const t = useMessages();
  const kind = order.linkedOrderId === undefined ? kindOf(order) : 'oco';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-7 min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-left after:absolute after:inset-0"
    >
      <Tag look={order.side === 'buy' ? 'up' : 'down'}>
        {t('orders.sideOfType', { side: order.side, type: t(`words.orderTypes.${kind}`) })}
      </Tag>
      <span className="text-14 font-semibold">{order.symbol}</span>
      <TimeText atMs={order.placedAtMs} look="moment" className="text-11 text-fg-3 tabular-nums" />
    </button>
  );
}
