import { getFundingLimits } from '@candor/api';
import { done } from '@candor/kernel';
import { limitsOf } from '../limits.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getFundingLimits, async (deps, _input, { user }) =>
  done(await limitsOf(deps, user.accountId)),
);
