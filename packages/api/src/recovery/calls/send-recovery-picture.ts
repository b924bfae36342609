import { defineCall } from '../../wire/define-call.ts';
import { recoveryRow, recoveryToken } from '../recovery.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** The token comes before the file. Another picture takes the place of the one before. */
export const sendRecoveryPicture = defineCall({
  method: 'POST',
  path: '/user/recovery/picture',
  access: 'visitor',
  effect: 'commands',
  rate: 'upload',
  group: 'Sign in',
  summary: 'The picture that proves who asks: face, document, and a paper with the date of today and the number.',
  file: 'file',
  input: wireObject({ token: recoveryToken }),
  output: recoveryRow,
  rejects: [
    'recovery_expired',
    'recovery_submitted',
    'recovery_unproven',
    'upload_missing',
    'upload_quota_used',
    'upload_type_wrong',
    'upload_heic',
    'upload_unreadable',
    'upload_too_many_pixels',
  ],
});
