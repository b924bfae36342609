import * as z from 'zod/mini';
import { countNumber, idNumber, textUpTo, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/**
 * `proving`: begun, not yet submitted; `waiting`: submitted, runs out at its time; then it is over: `done`, `cancelled`
 * by the owner, or `refused` by a reviewer.
 */
const recoveryStates = ['proving', 'waiting', 'done', 'cancelled', 'refused'] as const;
export type RecoveryState = (typeof recoveryStates)[number];

/** The reviewer's decision on the picture; `not_needed` without a verified identity to compare it with. */
const recoveryDecisions = ['not_needed', 'open', 'allowed', 'refused'] as const;
export type RecoveryDecision = (typeof recoveryDecisions)[number];

/**
 * The cause of a cancellation: a session of the owner, the link in a mail, a factor that was not lost, or another
 * change of security.
 */
const recoveryEnds = ['session', 'link', 'factor', 'change'] as const;
export type RecoveryEnd = (typeof recoveryEnds)[number];

/** The person's next step. `start_again`: with the password, from the beginning. */
const recoverySteps = ['email', 'phone', 'picture', 'submit', 'wait', 'log_in', 'start_again'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

export const recoveryToken = described(
  textUpTo(64, 16),
  'From `/user/recovery/begin`: good for an hour, for this request alone.',
);

/** A request as its author sees it. */
export const recoveryRow = wireObject({
  recoveryId: named('id', idNumber),
  state: wordOf(recoveryStates),
  next: described(wordOf(recoverySteps), 'What is to be done now.'),
  email: described(z.string(), 'Masked; empty when none is bound. Its code is needed.'),
  phone: described(z.string(), 'Masked; empty when none is bound. Its code is needed.'),
  isEmailProven: z.boolean(),
  isPhoneProven: z.boolean(),
  needsPicture: described(z.boolean(), 'The identity is verified with pictures, so a new one is compared with it.'),
  hasPicture: z.boolean(),
  isFrozen: described(z.boolean(), 'The account is frozen, stays so while this waits, and is opened by its end.'),
  paperNumber: described(z.string(), 'Six digits, to be written on the paper in the picture, under the date of today.'),
  waitMs: described(countNumber, 'From asking until the factors are removed: 72 hours, on practice sites two minutes.'),
  decision: wordOf(recoveryDecisions),
  note: described(z.string(), 'Why a reviewer refused; empty otherwise.'),
  submittedAtMs: named('submitted_at', z.optional(timeMs)),
  dueAtMs: named('due_at', z.optional(described(timeMs, 'Not before. Later where a reviewer has yet to decide.'))),
  endedAtMs: named('ended_at', z.optional(timeMs)),
});
export type RecoveryRow = z.output<typeof recoveryRow>;

/** An open request as the sessions of the account see it. */
export const openRecovery = wireObject({
  recoveryId: named('id', idNumber),
  device: described(z.string(), 'Who asked: "Chrome · Android"; empty when unknown.'),
  network: described(z.string(), 'First part of the IP address.'),
  decision: wordOf(recoveryDecisions),
  submittedAtMs: named('submitted_at', timeMs),
  dueAtMs: named('due_at', timeMs),
});
export type OpenRecovery = z.output<typeof openRecovery>;

/** A request in the reviewers' queue, without the user's identity. */
export const recoveryCase = wireObject({
  recoveryId: idNumber,
  uid: uidNumber,
  caseId: described(idNumber, 'The identity that the picture is compared with.'),
  state: wordOf(recoveryStates),
  decision: wordOf(recoveryDecisions),
  submittedAtMs: named('submitted_at', timeMs),
  dueAtMs: named('due_at', timeMs),
  decidedAtMs: named('decided_at', z.optional(timeMs)),
  endedAtMs: named('ended_at', z.optional(timeMs)),
  endedBy: described(z.string(), 'What cancelled it: session, link, factor or change; empty otherwise.'),
  reviewer: described(z.string(), 'Who decided; empty while nobody has.'),
});
export type RecoveryCase = z.output<typeof recoveryCase>;
