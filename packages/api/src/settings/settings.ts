import { changeTypes, settingSubjects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { countNumber, signedAmountText, textUpTo, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

export { changeTypes, settingSubjects };

export const changeTypeWire = described(wordOf(changeTypes), 'As the command is called in the journal.');

/** A field of the call that sets a setting, as it goes over the wire; a yes is `1`, a no `0`. */
export const settingField = wireObject({ name: z.string(), value: z.string() });
export type SettingField = z.output<typeof settingField>;

/** One version of a setting for everybody. */
export const settingVersion = wireObject({
  change: changeTypeWire,
  call: described(z.string(), 'Path of the call that sets it.'),
  subject: described(z.string(), 'Which one of its kind: `pairId=1`; empty: there is one for everybody.'),
  name: described(z.string(), 'The same in words: a pair, a number, a coin. Empty: there is one for everybody.'),
  version: described(countNumber, 'From 1; 0: no history of it is kept.'),
  sequence: described(countNumber, 'Journal sequence of the command by which it came into force.'),
  atMs: named('time', described(timeMs, '0: unknown.')),
  operators: described(z.array(z.string()), 'Who proposed and who confirmed it; nobody where one was enough.'),
  fields: z.array(settingField),
});
export type SettingVersionRow = z.output<typeof settingVersion>;

/** A field in which two versions differ. */
export const settingDifference = wireObject({
  name: z.string(),
  before: described(z.string(), 'Empty: there was nothing.'),
  after: z.string(),
});

/** An account that a change moves money of: what it has available now, and what it would have. */
export const movedBalance = wireObject({
  account: described(z.string(), 'Number of a person’s account, or a name of the house’s.'),
  code: z.string(),
  before: signedAmountText,
  after: described(signedAmountText, 'Below zero: it does not fit any more.'),
});

export const changeProcedures = ['at_once', 'confirmed', 'delayed'] as const;

/** A change that is being filled in. */
export const draftFields = {
  call: described(textUpTo(100, 1), 'Path of the call that would propose it.'),
  fields: described(textUpTo(50_000), 'Its fields, as JSON.'),
};
