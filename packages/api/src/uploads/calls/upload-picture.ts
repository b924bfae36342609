import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { uploadPurposes } from '../../identity/verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/upload',
  access: 'signed_in',
  effect: 'commands',
  rate: 'upload',
  group: 'Account',
  summary: 'Upload a picture: JPEG, PNG, WebP, GIF or AVIF, up to 10 MiB and 40 megapixels.',
  file: 'file',
  input: wireObject({
    purpose: z.optional(
      described(
        wordOf(uploadPurposes),
        'What it is for; it can be used for nothing else. Absent: for any one of them. Either way within a day.',
      ),
    ),
  }),
  output: described(z.string(), 'Location of the picture, for the call that uses it.'),
  rejects: [
    'upload_missing',
    'upload_type_wrong',
    'upload_heic',
    'upload_unreadable',
    'upload_too_many_pixels',
    'upload_quota_used',
  ],
});
