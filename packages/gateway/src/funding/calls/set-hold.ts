import { setHold } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

/** Operators lift the freeze of an owner who cannot, and never place one: a frozen account was frozen by its owner. */
export default serveOperator(setHold, async (deps, input) => {
  const { way, reason } = input;
  const accountId = input.accountId as AccountId;
  if (way === 'lift') return submitOperator(deps, { type: 'funding.lift_hold', accountId, reason });
  if (reason !== 'under_review') return reject('hold_invalid');
  return submitOperator(deps, { type: 'funding.place_hold', accountId, reason });
});
