import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { internationalCardRow } from '../card.ts';
import { abaNumber, cardPhone, cardText, internationalAccount, swiftCode } from '../card-fields.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Add a bank card abroad, to be paid out to over SWIFT. Step-up `address_add` of `cardSubject`. */
export const saveInternationalCard = defineCall({
  method: 'POST',
  path: '/user/cash_save_international',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  renews: 'proven',
  isFreeForm: true,
  group: 'Funding',
  summary: 'Add an international bank card.',
  input: wireObject({
    railId: described(idNumber, 'Of a way of kind bank with destination_kind international_card.'),
    holder: named('real_name', cardText),
    account: named('bank_account', internationalAccount),
    bankName: cardText,
    place: named('bank_dizhi', described(cardText, 'Country and city of the bank.')),
    swiftCode: z.optional(swiftCode),
    olderSwiftCode: named('wechat_nickname', z.optional(described(swiftCode, 'The same under its older name.'))),
    abaNumber: named('alipay_account', z.optional(described(abaNumber, 'Needed of a bank in the United States.'))),
    holderAddress: named('wechat_account', described(cardText, "The holder's address.")),
    phone: cardPhone,
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: internationalCardRow,
  rejects: [...codesOf('funding.book_destination'), 'card_incomplete', 'request_id_reused', ...stepUpCodes],
});
