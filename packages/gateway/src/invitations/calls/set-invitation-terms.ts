import { setInvitationTerms } from '@candor/api';
import { done } from '@candor/kernel';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setInvitationTerms, 'invitations.set_terms', {
  change: (_, { share, days }) => done({ share, ...omitUndefined({ days }) }),
  fields: (_, { share, days }) => ({ share, days }),
});
