import * as z from 'zod/mini';
import { holdReasons } from '@candor/exchange/rules';
import { countNumber, textUpTo, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The steps that make an account safer, in the recommended order. */
export const safetySteps = [
  'set_factor',
  'set_pay_password',
  'make_recovery_codes',
  'bind_email',
  'set_phishing_word',
  'bind_phone',
  'turn_book_only_on',
] as const;
export type SafetyStep = (typeof safetySteps)[number];

const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

const factorRow = wireObject({
  kind: wordOf(factorKinds),
  factorId: named('id', described(z.string(), 'Of a passkey; empty for the authenticator app.')),
  name: z.string(),
  addedAtMs: timeMs,
  usedAtMs: z.optional(described(timeMs, 'Absent: never used.')),
  isBackedUp: z.optional(described(z.boolean(), 'A passkey that is kept in several places, as by a cloud account.')),
});
export type FactorRow = z.output<typeof factorRow>;

export const holdRow = wireObject({
  reason: wordOf(holdReasons),
  sinceMs: timeMs,
  untilMs: z.optional(described(timeMs, 'Absent: until it is lifted.')),
});
export type HoldRow = z.output<typeof holdRow>;

export const deviceRow = wireObject({
  sessionId: named('id', z.string()),
  device: described(z.string(), '"Chrome · Android"; empty when unknown.'),
  network: described(z.string(), 'First part of the IP address.'),
  createdAtMs: timeMs,
  lastSeenAtMs: timeMs,
  expiresAtMs: timeMs,
  staysLoggedIn: named('stay', z.boolean()),
  isCurrent: z.boolean(),
});
export type DeviceRow = z.output<typeof deviceRow>;

const signInResults = ['signed_in', 'password_wrong', 'factor_wrong', 'frozen'] as const;
export type SignInResult = (typeof signInResults)[number];

export const signInRow = wireObject({
  atMs: timeMs,
  device: z.string(),
  network: z.string(),
  result: wordOf(signInResults),
});
export type SignInRow = z.output<typeof signInRow>;

/** The permissions of an API key. `withdraw` permits nothing: each withdrawal asks for the pay password and a second factor. */
const keyScopes = ['read', 'trade', 'withdraw'] as const;
export type KeyScope = (typeof keyScopes)[number];
export const keyDaysMax = 365;
export const keyAddressesMax = 10;

export const keyName = textUpTo(32, 1);
export const passkeyName = textUpTo(32, 1);
/** Words of the list, with commas between them. */
export const keyScopesText = described(
  z
    .string(parameterRule('not_in_list'))
    .check(z.regex(/^(read|trade|withdraw)(,(read|trade|withdraw))*$/, parameterRule('not_in_list'))),
  '`read` and `trade`, with commas between them. `withdraw` is accepted, and permits nothing.',
);

export const apiKeyRow = wireObject({
  keyId: named('id', z.string()),
  name: z.string(),
  scopes: z.array(wordOf(keyScopes)),
  addresses: described(z.array(z.string()), 'Empty: from anywhere.'),
  createdAtMs: timeMs,
  expiresAtMs: timeMs,
  usedAtMs: z.optional(described(timeMs, 'Absent: never used.')),
});
export type ApiKeyRow = z.output<typeof apiKeyRow>;

/** "ABCDE-23456": each good once, shown once. */
export const recoveryCodesText = described(
  z.array(z.string()),
  'Ten, shown now and never again; empty when there are some already.',
);

export const safetyRow = wireObject({
  score: described(countNumber, '0 to 100.'),
  steps: described(z.array(wordOf(safetySteps)), 'What is left to do, the most useful first.'),
  email: described(z.string(), 'Masked; empty when none is bound.'),
  phone: described(z.string(), 'Masked; empty when none is bound.'),
  passwordChangedAtMs: timeMs,
  hasPayPassword: z.boolean(),
  payPasswordLockedUntilMs: z.optional(timeMs),
  factors: z.array(factorRow),
  recoveryCodesLeft: countNumber,
  hasPhishingWord: z.boolean(),
  phishingWord: described(z.string(), 'As it stands in every mail; empty when none is set.'),
  isBookOnly: z.boolean(),
  bookOnlyUntilMs: z.optional(timeMs),
  holds: z.array(holdRow),
  holdMs: described(
    countNumber,
    'How long nothing can be withdrawn after a change of security; 0 when nothing is held.',
  ),
  sessions: described(countNumber, 'How many devices are logged in.'),
  staysLoggedIn: named('stay', described(z.boolean(), 'This session lasts 30 days.')),
  uid: uidNumber,
});
export type Safety = z.output<typeof safetyRow>;
