import { saveOtcMethod } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(saveOtcMethod, async ({ platform }, { method, ...typed }, { user }) => {
  const details = { holder: typed.holder.trim(), account: typed.account.trim(), place: typed.place.trim() };
  await platform.otc.setMethod(user.userId, method, details.account === '' ? undefined : details);
  return done({});
});
