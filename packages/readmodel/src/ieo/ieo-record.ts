import type { PairId, ProjectCancelReason, ProjectState, ProjectTerms } from '@candor/exchange';
import { demandFields, subscriptionFields } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { bytesOf } from '../encoded.ts';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import { releasesOf } from './releases.ts';

/** A project with its last terms, whatever has become of it. */
export interface ProjectRecord extends RecordOf<typeof demandFields> {
  readonly version: number;
  readonly state: ProjectState;
  readonly terms: ProjectTerms;
  /** Hex; absent until the allocation list is published. */
  readonly listHash?: string;
  readonly cancelReason?: ProjectCancelReason;
  readonly publishedAtMs?: number;
  /** Absent when the terms name none. */
  readonly market?: { readonly pairId: PairId; readonly opensAtMs: number };
}

export interface SubscriptionRecord extends RecordOf<typeof subscriptionFields> {
  readonly refunded: Atoms;
  readonly released: Atoms;
  readonly subscribedAtMs: number;
  /** Absent until it is allocated or refunded. */
  readonly settledAtMs?: number;
}

const demandRecord = recordMaker(demandFields);
const ownRecord = recordMaker(subscriptionFields);

export function projectRecord(row: Selectable<ReadSchema['projects']>): ProjectRecord {
  const { market_pair_id: pairId, market_opens_at_ms: opensAtMs } = row;
  return {
    ...(pairId === null || opensAtMs === null ? {} : { market: { pairId, opensAtMs } }),
    ...demandRecord(row),
    version: row.version,
    state: row.state,
    terms: {
      projectId: row.project_id,
      tokenAssetId: row.token_asset_id,
      payAssetId: row.pay_asset_id,
      price: row.price,
      issuance: atomsOf(row.issuance_atoms),
      mode: row.mode,
      accountMin: atomsOf(row.account_min_atoms),
      accountMax: atomsOf(row.account_max_atoms),
      opensAtMs: row.opens_at_ms,
      closesAtMs: row.closes_at_ms,
      releases: releasesOf(row.releases),
      factsHash: bytesOf(row.facts_hash),
    },
    ...withoutNulls({ listHash: row.list_hash, cancelReason: row.cancel_reason, publishedAtMs: row.published_at_ms }),
  };
}

export function subscriptionRecord(row: Selectable<ReadSchema['subscriptions']>): SubscriptionRecord {
  return {
    ...ownRecord(row),
    refunded: atomsOf(row.refunded_atoms),
    released: atomsOf(row.released_atoms),
    subscribedAtMs: row.subscribed_at_ms,
    ...withoutNulls({ settledAtMs: row.settled_at_ms }),
  };
}
