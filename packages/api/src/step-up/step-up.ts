import * as z from 'zod/mini';
import { timeMs, textUpTo, wordOf } from '../wire/fields.ts';
import { described, wireObject } from '../wire/wire-object.ts';
import { factorCodeText, passkeyJson, payPasswordText } from '../accounts/contact.ts';

/** The actions that need more than a session (docs/security.md#money-out). */
export const stepUpActions = [
  'withdraw',
  'address_add',
  'book_only_off',
  'factor_change',
  'api_key',
  'pay_password',
  'otc_release',
  'otc_method',
  'send',
] as const;
export type StepUpAction = (typeof stepUpActions)[number];

/** The proofs of one step-up. `recovery`: a recovery code replaces the factor. */
const stepUpMethods = ['pay_password', 'totp', 'passkey', 'recovery'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

const stepUpIdText = textUpTo(64, 16);
export const subjectText = described(
  textUpTo(2_000, 1),
  'What is about to be done, written by the same function that the server writes it with.',
);

/** The proof that travels with the call it is for: `wireObject({ …, ...stepUpFields })`. */
export const stepUpFields = {
  stepUpId: described(stepUpIdText, 'From `/safe/step_up`, for exactly this call.'),
  payPassword: z.optional(payPasswordText),
  factorCode: z.optional(factorCodeText),
  passkey: z.optional(passkeyJson),
} as const;

export interface StepUpProof {
  readonly stepUpId: string;
  readonly payPassword?: string;
  readonly factorCode?: string;
  readonly passkey?: string;
}

/** Every call with `stepUpFields` lists these. */
export const stepUpCodes = [
  'step_up_expired',
  'step_up_differs',
  'pay_password_missing',
  'pay_password_wrong',
  'pay_password_locked',
  'second_factor_missing',
  'second_factor_wrong',
  'second_factor_locked',
] as const;
export type StepUpCode = (typeof stepUpCodes)[number];

export const stepUpRow = wireObject({
  stepUpId: z.string(),
  expiresAtMs: described(timeMs, 'A minute from now.'),
  methods: described(
    z.array(wordOf(stepUpMethods)),
    'What is asked for: `pay_password`, and of the others one that the user has.',
  ),
  passkeyOptions: z.optional(described(z.string(), 'JSON for `navigator.credentials.get`, when a passkey will do.')),
});
export type StepUp = z.output<typeof stepUpRow>;

/**
 * The one form of the action to be confirmed: fields in the order of their names, so that app and server write the same
 * text of the same things.
 */
export function stepUpSubject(action: StepUpAction, fields: Readonly<Record<string, string>>): string {
  const ordered = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${action}\n${JSON.stringify(ordered)}`;
}

/** A passkey that is removed is named by its id. */
export type FactorChange = 'add_totp' | 'remove_totp' | 'add_passkey' | 'remove_passkey' | 'make_recovery_codes';

export function factorChangeSubject(change: FactorChange, passkeyId = ''): string {
  return stepUpSubject('factor_change', { change, passkeyId });
}

/** Setting the first needs nothing more, changing needs the old one and a factor, resetting a factor. */
export const payPasswordChanges = ['set', 'change', 'reset'] as const;
export type PayPasswordChange = (typeof payPasswordChanges)[number];

export function payPasswordSubject(change: PayPasswordChange): string {
  return stepUpSubject('pay_password', { change });
}

export function apiKeySubject(key: {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly addresses: readonly string[];
  readonly validDays: number;
}): string {
  const { name, scopes, addresses, validDays } = key;
  return stepUpSubject('api_key', {
    name,
    scopes: [...scopes].sort().join(' '),
    addresses: addresses.join(' '),
    validDays: String(validDays),
  });
}
