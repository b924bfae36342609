import * as z from 'zod/mini';
import { described, named } from '../wire/wire-object.ts';
import { channelWire, passwordText, verificationCode } from '../accounts/contact.ts';

/** The proof that the owner binds an e-mail address or a phone. */
export const ownerAgrees = {
  oldCode: described(verificationCode, 'Scene `confirm`: sent to an address that is bound.'),
  oldChannel: named(
    'old_type',
    z.optional(described(channelWire, 'Where the old code was sent; absent: the address that is replaced.')),
  ),
  password: passwordText,
} as const;

/** Refusals of both. `own_code_…` is about the code to the old address, `code_…` about that to the new one. */
export const bindCodes = [
  'password_wrong',
  'login_locked',
  'address_same',
  'channel_missing',
  'own_code_wrong',
  'own_code_expired',
  'code_wrong',
  'code_expired',
  'address_taken',
] as const;
