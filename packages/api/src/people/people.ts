import { operatorRoles, type OperatorRole } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { fundingLimitsRow } from '../funding/limits.ts';
import { countNumber, flag, idNumber, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { personActs } from '../wire/person-acts.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

export { personActs, type PersonAct } from '../wire/person-acts.ts';

export const personField = described(idNumber, 'Number of the account at the exchange.');

/** The kinds of text that a person is found by. */
const personKeys = ['account', 'uid', 'email', 'phone', 'address', 'transaction'] as const;
export type PersonKey = (typeof personKeys)[number];

const contacts: readonly OperatorRole[] = ['support', 'compliance', 'admin', 'auditor'];
const payments: readonly OperatorRole[] = ['support', 'compliance', 'treasury', 'admin', 'auditor'];
const keyRoles: Readonly<Record<PersonKey, readonly OperatorRole[]>> = {
  account: operatorRoles,
  uid: operatorRoles,
  email: contacts,
  phone: contacts,
  address: payments,
  transaction: payments,
};

/** The keys by which a role may find a person: each only those that its work has in front of it. */
export function personKeysOf(role: OperatorRole): readonly PersonKey[] {
  return personKeys.filter((key) => keyRoles[key].includes(role));
}

const contactFields = {
  email: described(z.string(), 'Masked; empty when none is bound.'),
  phone: described(z.string(), 'Masked; empty when none is bound.'),
};

export const foundPerson = wireObject({
  accountId: personField,
  uid: described(uidNumber, 'The public number.'),
  nickname: z.string(),
  ...contactFields,
  by: described(wordOf(personKeys), 'What the text turned out to be.'),
});

const personNote = wireObject({
  operator: z.string(),
  atMs: named('time', timeMs),
  text: z.string(),
});

/** A person as operators see them first: nothing that the person does not see as well, but the notes. */
export const personSheet = wireObject({
  accountId: personField,
  uid: described(uidNumber, 'The public number.'),
  nickname: z.string(),
  ...contactFields,
  country: described(z.string(), 'Of the phone; empty without one.'),
  identityLevel: described(countNumber, '0 none, 1 basic, 2 advanced.'),
  creditScore: countNumber,
  language: named('lang', z.string()),
  createdAtMs: named('create_time', timeMs),
  frozenAtMs: named('frozen_time', z.optional(described(timeMs, 'The owner froze it, and has not thawed it since.'))),
  isManaged: named('managed', described(flag, 'An account of the installation, and nobody’s own.')),
  sessions: described(countNumber, 'Devices that are logged in.'),
  funding: fundingLimitsRow,
  notes: described(z.array(personNote), 'By operators, newest first; the person does not see them.'),
});

/** One thing that operators looked at or did, as the person reads it. */
export const operatorActRow = wireObject({
  actId: named('id', idNumber),
  atMs: named('time', timeMs),
  act: described(wordOf(personActs), 'What was looked at, or done.'),
  isView: named('view', described(flag, 'It was looked at, and nothing was changed.')),
  operator: described(z.string(), 'Who.'),
  role: z.string(),
});
export type OperatorActRow = z.output<typeof operatorActRow>;
