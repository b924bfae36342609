import * as z from 'zod/mini';
import { flag, idNumber, timeMs } from '../fields.ts';
import { named, wireObject } from '../wire.ts';

/** One of the user's own withdrawal addresses, shown whole. */
export const addressRow = wireObject({
  destinationId: named('id', idNumber),
  railId: idNumber,
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  network: named('sub_name', z.string()),
  label: named('name', z.string()),
  address: z.string(),
  isUsable: named('usable', flag),
  usableAtMs: named('usable_at', timeMs),
  bookedAtMs: named('create_time', timeMs),
});
export type AddressRow = z.output<typeof addressRow>;
