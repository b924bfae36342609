import { setInvitationTerms } from '@candor/api';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setInvitationTerms, (deps, { share, days }, { operator }) =>
  submitChange(deps, operator, { type: 'invitations.set_terms', share, ...omitUndefined({ days }) }),
);
