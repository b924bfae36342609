import * as z from 'zod/mini';
import { timeMs } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** `bytes` in base64url, without the signs that only fill it up. */
function base64Url(bytes: number, text: string) {
  const size = Math.ceil((bytes * 4) / 3);
  return described(
    z.string(parameterRule('invalid')).check(z.regex(new RegExp(`^[\\w-]{${size}}$`), parameterRule('invalid'))),
    text,
  );
}

/** The keys of a subscription, as a browser tells them. */
export const devicePublicKey = base64Url(65, 'The public key of the device on P-256, as 87 signs of base64url.');
export const deviceSecret = base64Url(16, 'The secret of the device, as 22 signs of base64url.');

export const pushDevice = wireObject({
  createdAtMs: named('create_time', timeMs),
  succeededAtMs: named(
    'success_time',
    z.optional(described(timeMs, 'The last time at which its push service took a notice.')),
  ),
});
