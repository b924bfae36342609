import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId, textUpTo } from '../../wire/fields.ts';
import { addressRow, destinationLabel } from '../address-book.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Book an address to withdraw to. In live it can be used after 24 hours. Step-up `address_add` of `addressSubject`. */
export const saveAddress = defineCall({
  method: 'POST',
  path: '/user/wallet/save',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  renews: 'proven',
  group: 'Funding',
  summary: 'Add an address to my address book.',
  input: wireObject({
    assetId: named('currency', idNumber),
    railId: idNumber,
    label: named('name', described(destinationLabel, 'Letters, digits, spaces and . _ - ( ), up to 40.')),
    address: textUpTo(128, 8),
    qrUpload: named(
      'qrcode',
      z.optional(described(uploadLocation, 'Picture whose QR code has to say this address; absent: there is none.')),
    ),
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: addressRow,
  rejects: [
    ...codesOf('funding.book_destination'),
    'asset_not_found',
    'address_invalid',
    'qr_differs',
    'request_id_reused',
    ...stepUpCodes,
    'qr_unreadable',
    'upload_not_found',
  ],
});
