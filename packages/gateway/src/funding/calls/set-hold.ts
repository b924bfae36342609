import { setHold } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

/** A frozen account was frozen by its owner: operators lift it when he cannot, and never place it. */
export default serveOperator(setHold, async (deps, input) => {
  const { way, reason } = input;
  const accountId = input.accountId as AccountId;
  if (way === 'lift') return submitOperator(deps, { type: 'funding.lift_hold', accountId, reason });
  if (reason !== 'under_review') return reject('hold_invalid');
  return submitOperator(deps, { type: 'funding.place_hold', accountId, reason });
});
