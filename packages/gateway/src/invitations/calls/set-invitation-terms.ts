import { setInvitationTerms } from '@candor/api';
import type { ServedCall } from '../../serving/deps.ts';
import { sharesOf } from '../shares.ts';
import getInvitationSummary from './get-invitation-summary.ts';
import listFriends from './list-friends.ts';
import listRebateMonths from './list-rebate-months.ts';
import { done } from '@candor/kernel';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(setInvitationTerms, 'invitations.set_terms', {
  change: (_, { share, days }) => done({ share, ...omitUndefined({ days }) }),
  fields: (_, { share, days }) => ({ share, days }),
  draft: (_, { type: _type, ...terms }) => ({
    page: '/pages/setting/share',
    core: { invitationTerms: async () => terms },
    own: [summaryOfNobody, listFriends, listRebateMonths],
  }),
});

/** The summary of somebody who has not invited anybody yet. */
const summaryOfNobody: ServedCall = {
  call: getInvitationSummary.call,
  handle: async (deps) =>
    done({ code: 'CANDOR', ...(await sharesOf(deps, undefined)), friends: 0, rebates: 0, earned: [], own: undefined }),
};
