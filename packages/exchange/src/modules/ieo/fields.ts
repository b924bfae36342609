import { amount, count, type Fields, id } from '../../fields.ts';
import type { AccountId, ProjectId, SubscriptionId } from '../../vocabulary.ts';

/** One user's subscription to a project. What they subscribe later adds to it; its number stays. */
export const subscriptionFields = {
  /** The order number: subscriptions are allocated and published in this order. */
  subscriptionId: id<SubscriptionId>(),
  accountId: id<AccountId>(),
  projectId: id<ProjectId>(),
  /** Tokens asked for so far. */
  wanted: amount,
  /** Pay that is frozen for it. */
  reserved: amount,
  /** Tokens bought. */
  allocated: amount,
  /** Pay for them. */
  paid: amount,
} as const satisfies Fields;

/** The demand for a project so far. */
export const demandFields = {
  /** Users with a subscription. */
  subscribers: count,
  /** Tokens that they ask for. */
  wantedTotal: amount,
  /** Tokens that have been bought. */
  allocatedTotal: amount,
  /** Pay for those. */
  raised: amount,
} as const satisfies Fields;
