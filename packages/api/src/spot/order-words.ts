import {
  endReasons,
  orderStatuses,
  orderTypes,
  pairStatuses,
  replaceModes,
  selfTradeModes,
  timesInForce,
} from '@candor/exchange/rules';
import { wordInAnyCase, wordOf } from '../wire/fields.ts';
import { oneOfWire } from '../wire/wire-object.ts';

export const sideWire = oneOfWire({ buy: '1', sell: '2' });
/** The orders that may be placed: every order type, and `oco`, which places two. */
export const placedTypeWire = wordInAnyCase([...orderTypes, 'oco']);
export const orderTypeWire = wordOf(orderTypes);
export const timeInForceWire = wordInAnyCase(timesInForce);
export const selfTradeWire = wordInAnyCase(selfTradeModes);
export const replaceModeWire = wordInAnyCase(replaceModes);
export const orderStatusWire = wordOf(orderStatuses);
export const endReasonWire = wordOf(endReasons);
export const pairStatusWire = wordOf(pairStatuses);
