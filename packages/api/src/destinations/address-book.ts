import * as z from 'zod/mini';
import { flag, idNumber, textUpTo, timeMs } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { named, wireObject } from '../wire/wire-object.ts';

/** The user's label of an address: a name, and neither a sentence with a link in it nor anything invisible. */
export const destinationLabel = textUpTo(40, 1).check(
  z.regex(/^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} ._()'-]+$/u, parameterRule('invalid')),
);

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
