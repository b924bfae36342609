import type { OrderRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { type Step, Stepper } from '#ui/Stepper.tsx';
import { filledPercent } from './filled-percent.ts';

/** The way of an order as a picture: placed, partly filled, and its end. */
export function OrderPath({ order }: { readonly order: OrderRow }) {
  const t = useMessages();
  const percent = filledPercent(order);
  const isOver = order.status !== 'open' && order.status !== 'waiting';
  const isWhole = order.status === 'filled';
  const filling: Step['state'] = isWhole || (isOver && percent > 0) ? 'done' : isOver ? 'later' : 'now';
  const end = isOver ? t(`words.orderStatuses.${order.status}`) : t('words.orderStatuses.filled');
  const words: readonly (readonly [string, Step['state']])[] = [
    [t('orders.path.placed'), 'done'],
    [t('orders.path.filling', { percent: String(percent) }), order.status === 'waiting' ? 'waiting' : filling],
    [end, isOver ? 'done' : 'later'],
  ];
  return (
    <div className="pb-3">
      <Stepper label={t('orders.path.label')} steps={words.map(([label, state]) => ({ label, state, said: label }))} />
    </div>
  );
}
