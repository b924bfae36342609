import { listJudgedInvitations } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(
  listJudgedInvitations,
  async ({ reader, platform }, { accountId: only, state, page, limit }, { operator }) => {
    const found = await reader.invitationsInState({ accountId: only as AccountId | undefined, state, page, limit });
    operator.about(found.rows.map(({ accountId }) => accountId));
    const faces = await platform.accounts.faces([
      ...new Set(found.rows.flatMap(({ accountId, inviterId }) => [accountId, inviterId])),
    ]);
    const nameOf = (accountId: number) => faces.get(accountId)?.nickname ?? '';
    return done(
      pageAnswer({ page, limit }, found, ({ accountId, inviterId, suspicions, boundAtMs, changedAtMs, ...row }) => ({
        accountId,
        inviterId,
        friend: nameOf(accountId),
        inviter: nameOf(inviterId),
        state: row.state,
        suspicions: [...suspicions],
        joinedAtMs: boundAtMs,
        changedAtMs,
      })),
    );
  },
);
