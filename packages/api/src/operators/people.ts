import { grantableRoles, operatorRoles } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { textUpTo, timeMs, wordOf } from '../wire/fields.ts';
import { meansKey } from '../wire/meaning.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** Every role may make the call: it is about the operator themselves, or about nothing of anybody. */
export const everyRole = operatorRoles;

export const operatorName = described(
  textUpTo(40, 1),
  'The name in every record, for ever: letters, digits, spaces, ".", "_" and "-".',
);
/** One who is there already. */
export const knownOperator = described(operatorName, 'The name in every record.', { [meansKey]: 'operator' });
export const roleWord = wordOf(operatorRoles);
export const grantableRoleWord = wordOf(grantableRoles);
export const invitationToken = described(textUpTo(43, 43), 'Of the link: what follows `#/join/`.');
export const operatorNote = described(textUpTo(500, 3), 'Why: kept in the audit record.');

/** A session that was just opened. */
export const openedSession = wireObject({
  token: described(z.string(), 'Send it after `Bearer`. It lasts 8 hours, and half an hour without use.'),
  name: z.string(),
});

export const operatorRow = wireObject({
  name: z.string(),
  role: described(grantableRoleWord, '`none`: it was taken away, or waits for a second operator.'),
  isMachine: named('machine', described(z.boolean(), 'It has a token of `CANDOR_OPERATORS`, and no passkey.')),
  invitedBy: z.string(),
  joinedAtMs: named('joined', z.optional(timeMs)),
  addresses: described(z.array(z.string()), 'Addresses and networks they may come from; empty: from anywhere.'),
  sessions: z.array(
    wireObject({
      openedAtMs: named('opened', timeMs),
      seenAtMs: named('seen', timeMs),
      device: z.string(),
    }),
  ),
});
