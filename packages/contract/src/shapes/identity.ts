import * as z from 'zod/mini';
import { countNumber, textUpTo, wordOf } from '../fields.ts';
import { parameterRule } from '../parameter-rules.ts';
import { described, named, wireObject } from '../wire.ts';

/** What a verification code is good for; a code of one scene is worthless in another. */
export const codeScenes = ['register', 'login', 'forget'] as const;
export type CodeScene = (typeof codeScenes)[number];
export const sceneWire = wordOf(codeScenes);

export const channelWire = wordOf(['email', 'mobile']);
/** An e-mail address or a phone number without its country code. */
export const userString = described(textUpTo(128, 3), 'E-mail address, or phone number without the country code.');
/** Country calling code with or without "+": "84", "+84". */
export const areaCode = described(
  z.string(parameterRule('not_text')).check(z.regex(/^\+?[1-9]\d{0,5}$/, parameterRule('invalid'))),
  'Country calling code: "84" or "+84".',
);
export const verificationCode = described(
  z.string(parameterRule('not_a_code')).check(z.regex(/^\d{6}$/, parameterRule('not_a_code'))),
  'Six digits.',
);
/** Length and strength are judged by the platform, with reasons of their own. */
export const passwordText = textUpTo(256, 1);

/** What is told after a code was sent; the same whether an account exists or not. */
export const codeSent = wireObject({
  sentTo: described(z.string(), 'Masked: m***@example.com.'),
  resendAfterSeconds: countNumber,
  validForSeconds: countNumber,
  triesLeft: named('tries', described(countNumber, 'How often a code may be entered wrongly before it dies.')),
});
