import type { AccountId, ProjectId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type SubscriptionRecord, subscriptionRecord } from '../ieo-record.ts';
import { subscriptionsList } from '../lists.ts';

interface SubscriptionsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** To this project only: there is one at the most. */
  readonly projectId?: ProjectId | undefined;
}

/** An account's subscriptions, the last begun first. */
export async function subscriptions(
  db: ReadDatabase,
  request: SubscriptionsRequest,
): Promise<Page<SubscriptionRecord>> {
  const { accountId, projectId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId as ProjectId))
    .orderBy('subscription_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = projectId === undefined ? await listTotal(db, subscriptionsList, accountId) : rows.length;
  return { rows: rows.map(subscriptionRecord), total };
}
