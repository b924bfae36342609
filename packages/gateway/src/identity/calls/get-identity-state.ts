import { getIdentityState } from '@candor/api';
import { done } from '@candor/kernel';
import { keptDays } from '@candor/platform';
import { identityLimitsOf } from '../limits.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getIdentityState, async (deps, _input, { user }) => {
  const state = await deps.platform.identity.state(user.userId);
  return done({ ...state, keptDays, limits: await identityLimitsOf(deps) });
});
