import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { described, listOf, wireObject } from '../../wire/wire-object.ts';

const menuRow = wireObject({
  key: described(z.string(), 'Stable word of the feature: deposit, convert, invest, …'),
  name: described(z.string(), "In the caller's language."),
  icon: described(z.string(), 'Name of the icon the app draws.'),
  group: z.enum(['trade', 'earn', 'fund', 'other']),
  route: described(z.string(), 'Page to open, as in specification 2; empty while it is under development.'),
  isReady: described(flag, 'false: the app says "Function under development".'),
  isHome: described(flag, 'Shown on the home grid by default.'),
});
export type MenuRow = z.output<typeof menuRow>;

export const listMenu = defineCall({
  method: 'GET',
  path: '/menu',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'Entries of the home page.',
  input: wireObject({}),
  output: listOf(menuRow),
  rejects: [],
});
