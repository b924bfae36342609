import * as z from 'zod/mini';
import { oneOfWire } from '../../wire.ts';

export const sideWire = oneOfWire({ buy: '1', sell: '2' });
export const orderTypeWire = z.enum([
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit_market',
  'oco',
]);
export const timeInForceWire = z.enum(['gtc', 'ioc', 'fok']);
