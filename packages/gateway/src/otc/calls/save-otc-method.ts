import { otcMethodSubject, saveOtcMethod } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';

/** To forget a way is free; a new one, or another account, needs the user a second time. */
export default serveUser(saveOtcMethod, async (deps, input, { user }) => {
  const { platform } = deps;
  const { method } = input;
  const details = { holder: input.holder.trim(), account: input.account.trim(), place: input.place.trim() };
  if (details.account === '') {
    await platform.otc.setMethod(user.userId, method, undefined);
    return done({});
  }
  const proven = await provenStepUp(deps, user, 'otc_method', otcMethodSubject(input), input);
  if (!proven.ok) return proven;
  await platform.otc.setMethod(user.userId, method, details);
  return done({});
});
