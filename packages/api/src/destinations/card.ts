import * as z from 'zod/mini';
import { flag, idNumber, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const shared = {
  destinationId: named('id', idNumber),
  railId: idNumber,
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  holder: named('real_name', z.string()),
  account: named('bank_account', described(z.string(), 'Masked: only the last four.')),
  bankName: z.string(),
  place: named('bank_dizhi', z.string()),
  phone: described(z.string(), 'Masked.'),
  isUsable: named('usable', flag),
  usableAtMs: named('usable_at', timeMs),
  bookedAtMs: named('create_time', timeMs),
} as const;

/** A bank card of the user's own country; fields by the specification's older names. */
export const domesticCardRow = wireObject({ ...shared, branch: named('bank_network', z.string()) });
export type DomesticCardRow = z.output<typeof domesticCardRow>;

export const internationalCardRow = wireObject({
  ...shared,
  swiftCode: z.string(),
  abaNumber: named('alipay_account', z.optional(z.string())),
  holderAddress: named('wechat_account', z.string()),
});
export type InternationalCardRow = z.output<typeof internationalCardRow>;
