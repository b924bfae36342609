import type { OperatorRole } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { countNumber, textUpTo, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { contentKinds, contentStates } from './items.ts';

/** The roles that look at what is written; who answers people uses it. */
export const contentRoles: readonly OperatorRole[] = ['content', 'compliance', 'support'];

export const contentKey = described(textUpTo(40, 1), 'Of the item among its kind: a number, or the name of its place.');
export const contentVersion = described(countNumber, 'From 1; each save is another one.');
export const contentPlace = { kind: wordOf(contentKinds), key: contentKey };
const contentText = described(z.string(), 'Facts and texts by language, as JSON.');

/** The longest content of an item on the wire, with its three languages. */
const contentSizeMax = 120_000;
export const givenContent = described(textUpTo(contentSizeMax, 2), 'Facts and texts by language, as JSON.');

export const versionFields = {
  version: contentVersion,
  content: contentText,
  author: z.string(),
  note: z.string(),
  savedAtMs: named('saved_at', timeMs),
  state: wordOf(contentStates),
  askedBy: named('asked_by', described(z.string(), 'Who wanted it published; empty: nobody has.')),
  decidedBy: named('decided_by', described(z.string(), 'The second operator, where two are needed.')),
  fromMs: named('from', described(z.optional(timeMs), 'It is shown from here on, until another version is.')),
  untilMs: named('until', described(z.optional(timeMs), 'Its item is not shown from here on.')),
};

export const contentVersionRow = wireObject({
  ...versionFields,
  isShown: named('shown', described(z.boolean(), 'The one that users read now.')),
});
