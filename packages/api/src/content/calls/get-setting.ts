import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** One public setting of the site by its key: `terms_version`, `support_mail`, … */
export const getSetting = defineCall({
  method: 'GET',
  path: '/getSetting',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Site',
  summary: 'One public setting by its key.',
  input: wireObject({ keyword: textUpTo(64, 1) }),
  output: wireObject({ keyword: z.string(), value: z.string() }),
  rejects: ['content_not_found'],
});
