import * as z from 'zod/mini';
import { countNumber, idNumber, levelNumber, textUpTo, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { idTypes } from './identity-numbers.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, oneOfWire, wireObject } from '../wire/wire-object.ts';
import { listText } from '../operators/operator.ts';

/**
 * The purpose of an uploaded picture; it can be used for nothing else. One sent without a purpose is for any one of
 * them.
 */
export const uploadPurposes = ['avatar', 'qr', 'proof', 'identity', 'conversation'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The location from an answer of `/upload`. */
export const uploadLocation = described(
  z.string(parameterRule('not_text')).check(z.regex(/^upload:[\w-]{22}$/, parameterRule('invalid'))),
  'Location that /upload answered.',
);

/** Spec section 4. */
const identityStates = ['not_verified', 'verifying', 'verified', 'failed'] as const;
export type IdentityState = (typeof identityStates)[number];

export const realTypeWire = oneOfWire({ text: '1', pictures: '2' });
export const idTypeWire = wordOf(idTypes);
/** ISO 3166. */
export const countryCode = described(
  z.string(parameterRule('not_text')).check(z.regex(/^[A-Z]{2}$/, parameterRule('invalid'))),
  'ISO 3166 code: VN.',
);

/** The subject of a failure: a field of the form, or one of the pictures. */
const identityFields = ['name', 'card_id', 'country', 'birth_date', 'front_pic', 'reverse_pic', 'selfie_pic'] as const;
export type IdentityField = (typeof identityFields)[number];
const identityFaults = [
  'differs',
  'unreadable',
  'cut_off',
  'glare',
  'expired',
  'not_accepted',
  'already_used',
] as const;

export const identityDocuments = ['front', 'reverse', 'selfie'] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** The failure of one field. */
export const identityFailure = wireObject({ field: wordOf(identityFields), reason: wordOf(identityFaults) });
export type IdentityFailure = z.output<typeof identityFailure>;

/** Failures in one field of a request: "front_pic:glare,name:differs". */
export const failuresText = listText(
  [
    ['field', identityFields],
    ['fault', identityFaults],
  ],
  'What is wrong, "field:fault": "front_pic:glare,name:differs"; empty when verified.',
);

/** The state of the verification of one level. */
export const identityLevelState = wireObject({
  realLevel: described(countNumber, '1 basic, 2 advanced.'),
  state: wordOf(identityStates),
  idType: z.optional(described(idTypeWire, 'Kind of document of the last submission.')),
  submittedAtMs: named('submitted_at', z.optional(timeMs)),
  decidedAtMs: named('decided_at', z.optional(timeMs)),
  failures: z.array(identityFailure),
  kept: described(
    z.array(wordOf(identityFields)),
    'What was right in a submission that failed: left out of the next one, it is taken from it.',
  ),
  note: described(z.string(), 'What the reviewer adds; empty when nothing.'),
});
export type IdentityLevelState = z.output<typeof identityLevelState>;

/** The limits of one level. */
export const identityLimits = wireObject({
  realLevel: described(countNumber, '0 none, 1 basic, 2 advanced.'),
  withdrawals: named('withdraw_24h', described(z.string(), 'Amount in a sliding 24 hours, in `unit`.')),
  unit: described(z.string(), 'Code of the asset the withdrawals are counted in: BTC.'),
  fiatTrade: named('fiat_trade', described(z.string(), 'Largest single fiat trade, in USDT.')),
});

/** The submitted data of the user, masked. */
export const identitySummary = wireObject({
  idType: idTypeWire,
  country: countryCode,
  name: described(z.string(), 'Masked.'),
  cardId: described(z.string(), 'Masked.'),
});

/** One look at a user's documents. */
export const documentView = wireObject({
  document: described(
    wordOf(['details', ...identityDocuments, 'recovery']),
    '`details`: the fields of the form; `recovery`: the picture of who asked to recover the account.',
  ),
  viewer: described(z.string(), 'Name of the operator.'),
  reason: z.string(),
  caseId: idNumber,
  atMs: named('time', timeMs),
});
export type DocumentView = z.output<typeof documentView>;

/** A case in the reviewers' queue, without the user's identity. */
export const identityCase = wireObject({
  caseId: idNumber,
  uid: uidNumber,
  realLevel: levelNumber,
  state: wordOf(identityStates),
  idType: idTypeWire,
  country: countryCode,
  isTaken: named(
    'number_taken',
    described(z.boolean(), 'Somebody else is verified with this number: it cannot be verified again.'),
  ),
  submittedAtMs: named('submitted_at', timeMs),
  decidedAtMs: named('decided_at', z.optional(timeMs)),
  reviewer: described(z.string(), 'Who decided; empty while nobody has.'),
});
export type IdentityCase = z.output<typeof identityCase>;

export const caseNote = textUpTo(500, 3);
