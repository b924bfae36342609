import { cancelSpotOrder, listSpotOrders, type OrderRow, type QuotationRow } from '@candor/api';
import { PencilLine } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { canAmend } from './amend-form.ts';
import { isArmed } from './is-armed.ts';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderHead } from './OrderHead.tsx';

interface OpenOrderCardProps {
  readonly order: OrderRow;
  readonly pair: QuotationRow | undefined;
  readonly onOpen: () => void;
  readonly onAmend: () => void;
}

/** An order that is not over yet, with the ways to change and to cancel it. */
export function OpenOrderCard({ order, pair, onOpen, onAmend }: OpenOrderCardProps) {
  const t = useMessages();
  const cancel = useCommand(cancelSpotOrder, {
    invalidates: [listSpotOrders],
    onDone: () => toast('success', t('notices.orderCancelled')),
  });
  return (
    <article className="relative border-b border-line px-4 py-2.5 last:border-0">
      <div className="flex items-center gap-2">
        <OrderHead order={order} onOpen={onOpen} />
        <span className="relative ml-auto flex shrink-0 items-center gap-4">
          {canAmend(order) && (
            <button type="button" aria-label={t('orders.amend')} onClick={onAmend} className="press tap text-fg-2">
              <PencilLine aria-hidden className="size-4" strokeWidth={1.75} />
            </button>
          )}
          <Button
            look="soft"
            size="mini"
            isBusy={cancel.isBusy}
            aria-label={t('orders.cancelOrder', { number: String(order.orderId) })}
            onClick={() => void cancel.run({ orderId: order.orderId })}
          >
            {t('common.cancel')}
          </Button>
        </span>
      </div>
      <OrderFigures order={order} pair={pair} />
      {isArmed(order) && <p className="pt-1.5 text-12 text-warn">{t('words.armedHint')}</p>}
    </article>
  );
}
