import type { Encoded } from '@candor/kernel';
import type { ValuesOf } from '../../fields.ts';
import type { Atoms } from '@candor/money';
import type { AccountId, AssetId, PairId, ProjectId, ProjectState } from '../../vocabulary.ts';
import type { demandFields, subscriptionFields } from './fields.ts';
import type { projectTerms } from './spec.ts';

export type ProjectTerms = Encoded<typeof projectTerms>;

/** A project that still owes something: a sale, a settlement, a release, a refund. */
export interface ProjectView extends ValuesOf<typeof demandFields> {
  readonly version: number;
  readonly state: ProjectState;
  readonly terms: ProjectTerms;
  /** Absent: none was set, or it has opened. */
  readonly market?: { readonly pairId: PairId; readonly opensAtMs: number };
}

/** A user's subscription that still holds something. */
export interface HeldSubscriptionView {
  readonly projectId: ProjectId;
  readonly tokenAssetId: AssetId;
  /** Tokens bought that no release row has paid yet. */
  readonly unreleased: Atoms;
  /** Its next moment: the close, while pay is frozen for it, or the next row that pays some of the tokens. */
  readonly next: 'allocation' | 'release';
  readonly nextAtMs: number;
}

export interface IeoQueries {
  /** Live ones, by their numbers. */
  projects(): readonly ProjectView[];
  project(projectId: ProjectId): ProjectView | undefined;
  /** The number for the next project. */
  nextProjectId(): ProjectId;
  /** The subscription of an account to a live project. */
  subscription(accountId: AccountId, projectId: ProjectId): ValuesOf<typeof subscriptionFields> | undefined;
  /** By their projects' numbers. */
  heldSubscriptions(accountId: AccountId): readonly HeldSubscriptionView[];
}
