import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { domesticCardRow } from '../card.ts';
import { cardPhone, cardText, domesticAccount } from '../card-fields.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Add a bank card of the user's own country, to be paid out to. Step-up `address_add` of `cardSubject`. */
export const saveDomesticCard = defineCall({
  method: 'POST',
  path: '/user/cash_save',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  renews: 'proven',
  isFreeForm: true,
  group: 'Funding',
  summary: 'Add a domestic bank card.',
  input: wireObject({
    railId: described(idNumber, 'Of a way of kind bank with destination_kind card.'),
    holder: named('real_name', cardText),
    account: named('bank_account', domesticAccount),
    bankName: cardText,
    place: named('bank_dizhi', described(cardText, 'Province and city.')),
    branch: named('bank_network', cardText),
    phone: cardPhone,
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: domesticCardRow,
  rejects: [...codesOf('funding.book_destination'), 'request_id_reused', ...stepUpCodes],
});
