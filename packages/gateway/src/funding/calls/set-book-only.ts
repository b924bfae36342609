import { bookOnlySubject, setBookOnly } from '@candor/api';
import { done } from '@candor/kernel';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

/** Safer is at once and free; less safe needs the user a second time, and a day. */
export default serveUser(setBookOnly, async (deps, input, { user }) => {
  const { isOn, requestId } = input;
  const proven = isOn ? done(undefined) : await provenStepUp(deps, user, 'book_only_off', bookOnlySubject, input);
  if (!proven.ok) return proven;
  const command = { type: 'funding.set_book_only', accountId: user.accountId, isOn: isOn ? 'yes' : 'no' } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ isOn, fromMs: set.value.fromMs }) : set;
});
