import { decideInvitation } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(decideInvitation, (deps, { accountId, decision }) =>
  submitOperator(deps, { type: 'invitations.decide', accountId: accountId as AccountId, decision }),
);
