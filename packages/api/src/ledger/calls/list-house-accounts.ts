import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { houseAccountRow } from '../house-account.ts';

export const listHouseAccounts = defineCall({
  method: 'GET',
  path: '/house/accounts',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Market',
  summary:
    "The house's own accounts, as they are now: what it makes markets, pays options and contracts, and insures with.",
  input: wireObject({}),
  output: listOf(houseAccountRow),
  rejects: [],
});
