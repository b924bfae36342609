import { listSpotOrders, type OrderRow, type QuotationRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { canAmend } from './amend-form.ts';
import { FillList } from './FillList.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPath } from './OrderPath.tsx';

interface OrderDetailPanelProps {
  /** Absent: closed. */
  readonly order: OrderRow | undefined;
  readonly pairs: readonly QuotationRow[];
  readonly onClose: () => void;
  /** Absent where orders are over. */
  readonly onAmend?: (order: OrderRow) => void;
}

/** An order could hardly have more fills than this; beyond it the statement has them. */
const fillsMax = 100;

/** All about one order: its terms, its state with the reason, its cost, and every fill. */
export function OrderDetailPanel({ order, pairs, onClose, onAmend }: OrderDetailPanelProps) {
  const t = useMessages();
  const shown = useLast(order);
  const pair = pairs.find((row) => row.pairId === shown?.pairId);
  return (
    <Sheet
      isOpen={order !== undefined}
      onClose={onClose}
      title={shown === undefined ? '' : t('orders.orderTitle', { number: String(shown.orderId) })}
      footer={
        order !== undefined &&
        onAmend !== undefined &&
        canAmend(order) && (
          <Button isWide look="soft" onClick={() => onAmend(order)}>
            {t('orders.amend')}
          </Button>
        )
      }
    >
      {shown && (
        <>
          <OrderPath order={shown} />
          <OrderFacts order={shown} pair={pair} />
          <Fills order={shown} pair={pair} isOpen={order !== undefined} />
        </>
      )}
    </Sheet>
  );
}

interface FillsProps {
  readonly order: OrderRow;
  readonly pair: QuotationRow | undefined;
  readonly isOpen: boolean;
}

function Fills({ order, pair, isOpen }: FillsProps) {
  const hasFills = order.filled !== '0';
  const fills = useCall(
    listSpotOrders,
    { kind: 'trades', orderId: order.orderId, limit: fillsMax },
    { isEnabled: isOpen && hasFills, staleMs: 0 },
  );
  return hasFills ? <FillList fills={fills} pair={pair} /> : null;
}
