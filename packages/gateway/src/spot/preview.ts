import type { Exchange, OrderPreview } from '@candor/exchange';
import type { OrderCommand } from './order.ts';

/** The effect of an order now, from the core. */
export async function previewOf(exchange: Exchange, command: OrderCommand['command']): Promise<OrderPreview> {
  return command.type === 'spot.place_oco' || command.type === 'spot.place_bounded_oco'
    ? exchange.query('previewOco', command)
    : exchange.query('previewOrder', command);
}
