import type { ProjectId, SubscriptionId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type PageRequest, rangeOf } from '../../queries/page.ts';

interface AllocationListRequest extends PageRequest {
  readonly projectId: ProjectId;
  /** Only numbers above this one: a long list is read in pages that each cost the same. */
  readonly after?: SubscriptionId | undefined;
}

/** One row of an allocation list: nobody's name, only the order number. */
interface AllocationRecord {
  readonly subscriptionId: SubscriptionId;
  readonly wanted: Atoms;
  readonly allocated: Atoms;
}

/** A page of a project's subscriptions in the order of their numbers. Its length is the project's subscribers. */
export async function allocationList(
  db: ReadDatabase,
  request: AllocationListRequest,
): Promise<readonly AllocationRecord[]> {
  const { after } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('subscriptions')
    .select(['subscription_id', 'wanted_atoms', 'allocated_atoms'])
    .where('project_id', '=', request.projectId)
    .$if(after !== undefined, (query) => query.where('subscription_id', '>', after as SubscriptionId))
    .orderBy('subscription_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ subscription_id, wanted_atoms, allocated_atoms }) => ({
    subscriptionId: subscription_id,
    wanted: atomsOf(wanted_atoms),
    allocated: atomsOf(allocated_atoms),
  }));
}
