import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo, timeMs } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { countryCode, idTypeWire, realTypeWire, uploadLocation } from '../verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const submitIdentity = defineCall({
  method: 'POST',
  path: '/user/real',
  access: 'signed_in',
  effect: 'commands',
  rate: 'code',
  personal: true,
  group: 'Account',
  summary:
    'Submit what proves the identity: text for the basic level, pictures for the advanced one. What was right before may be left out.',
  input: wireObject({
    realType: realTypeWire,
    idType: z.optional(described(idTypeWire, 'With text; pictures are of the document given then, unless said.')),
    name: z.optional(described(textUpTo(128), 'With text: as it stands in the document.')),
    cardId: z.optional(described(textUpTo(40), 'With text: number of the document.')),
    country: z.optional(described(countryCode, 'With text: country that issued it, ISO 3166.')),
    birthDate: z.optional(
      described(
        z.string(parameterRule('not_text')).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, parameterRule('invalid'))),
        'With text: 1990-05-17.',
      ),
    ),
    frontPic: z.optional(described(uploadLocation, 'With pictures.')),
    reversePic: z.optional(described(uploadLocation, 'With pictures, but of passports, which have none.')),
    selfiePic: z.optional(described(uploadLocation, 'With pictures, if wished: the holder with the document.')),
  }),
  output: wireObject({ caseId: idNumber, submittedAtMs: named('submitted_at', timeMs) }),
  rejects: [
    'contact_needed',
    'identity_in_review',
    'identity_verified_already',
    'identity_basic_needed',
    'identity_daily_limit',
    'identity_fields_missing',
    'identity_name_invalid',
    'identity_number_invalid',
    'country_code_unknown',
    'birth_date_invalid',
    'birth_date_differs',
    'identity_too_young',
    'identity_pictures_missing',
    'upload_not_found',
  ],
});
