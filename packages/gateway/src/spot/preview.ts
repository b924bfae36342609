import type { Exchange, OrderPreview } from '@candor/exchange';
import type { OrderCommand } from './order.ts';

/** The effect of an order now, from the core. */
export async function previewOf(exchange: Exchange, command: OrderCommand['command']): Promise<OrderPreview> {
  return command.type === 'spot.place'
    ? exchange.query('previewOrder', command)
    : exchange.query('previewOco', command);
}
