import * as z from 'zod/mini';
import { countNumber, textUpTo, wordOf } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The purposes of codes for visitors. `bind` needs a session: it proves a new address of the signed-in user. */
export const openCodeScenes = ['register', 'login', 'forget', 'unfreeze', 'bind'] as const;
/**
 * Actions that a signed-in user confirms with a code sent to an address of their own; `confirm` is the old one when it
 * is changed.
 */
const ownCodeScenes = ['password', 'pay_password', 'confirm'] as const;
/**
 * The purpose of a verification code; a code of one scene is worthless in another. `recovery` has a call of its own.
 */
export const codeScenes = [...openCodeScenes, ...ownCodeScenes, 'recovery'] as const;
export type CodeScene = (typeof codeScenes)[number];
export type OwnCodeScene = (typeof ownCodeScenes)[number];
export const sceneWire = wordOf(openCodeScenes);
export const ownSceneWire = wordOf(ownCodeScenes);

export const codeChannels = ['email', 'mobile'] as const;
export type CodeChannel = (typeof codeChannels)[number];
export const channelWire = wordOf(codeChannels);
/** An e-mail address or a phone number without its country code. */
export const userString = described(textUpTo(128, 3), 'E-mail address, or phone number without the country code.');
/** Country calling code with or without "+": "84", "+84". */
export const areaCode = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\+?[1-9]\d{0,5}$/, parameterRule('invalid'))),
  'Country calling code: "84" or "+84". Absent: 86.',
);
export const verificationCode = described(
  z.string(parameterRule('not_a_code')).check(z.regex(/^\d{6}$/, parameterRule('not_a_code'))),
  'Six digits.',
);
/** Length and strength are judged by the platform, with reasons of their own. */
export const passwordText = textUpTo(256, 1);

/** Quick to type on a phone, required beside a second factor, and locked after five wrong tries. */
export const payPasswordText = described(
  z.string(parameterRule('not_a_code')).check(z.regex(/^\d{6}$/, parameterRule('not_a_code'))),
  'Six digits.',
);
export const factorCodeText = described(
  textUpTo(16, 6),
  'Six digits of the authenticator app; where a recovery code is taken too, one like "ABCDE-23456".',
);
/** The result of the browser's authenticator, as JSON: `PublicKeyCredential.toJSON()`. */
export const passkeyJson = described(textUpTo(16_384, 2), 'The credential as JSON text.');

/** The reasons that no code is sent to a typed address. */
export const codeRejects = [
  'work_needed',
  'not_permitted',
  'user_string_invalid',
  'country_code_unknown',
  'code_resend_too_soon',
  'code_daily_limit',
  'message_not_delivered',
] as const;

/** The answer after a code was sent; the same whether an account exists or not. */
export const codeSent = wireObject({
  sentTo: described(z.string(), 'Masked: m***@example.com.'),
  resendAfterSeconds: countNumber,
  validForSeconds: countNumber,
  triesLeft: named('tries', described(countNumber, 'How often a code may be entered wrongly before it dies.')),
});
