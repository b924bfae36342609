import { checkIn } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(checkIn, (deps, { requestId }, { user }) =>
  submitFor(deps, user, { type: 'points.check_in', accountId: user.accountId }, requestId),
);
