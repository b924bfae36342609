import type {
  AccountId,
  AssetId,
  PairId,
  ProjectCancelReason,
  ProjectId,
  ProjectMode,
  ProjectState,
} from '@candor/exchange';
import { demandFields, subscriptionFields } from '@candor/exchange/rules';
import type { Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Parts of the list of projects: what is open or being settled is `in_progress`, what was cancelled is `finished`. */
const projectStages = ['warm_up', 'in_progress', 'finished'] as const;
export type ProjectStage = (typeof projectStages)[number];

/** The part of the list that a state belongs to. */
export const stageOf = {
  warm_up: 'warm_up',
  in_progress: 'in_progress',
  calculating: 'in_progress',
  finished: 'finished',
  cancelled: 'finished',
} as const satisfies Record<ProjectState, ProjectStage>;

/** Every project, with its last terms and the demand for it. */
export const projects = table(
  'projects',
  {
    project_id: whole<ProjectId>(),
    version: whole(),
    token_asset_id: whole<AssetId>(),
    pay_asset_id: whole<AssetId>(),
    price: whole<Price>(),
    issuance_atoms: atoms(),
    mode: word<ProjectMode>(),
    account_min_atoms: atoms(),
    account_max_atoms: atoms(),
    opens_at_ms: whole(),
    closes_at_ms: whole(),
    /** Of release rows, as JSON. */
    releases: word(),
    facts_hash: word(),
    state: word<ProjectState>(),
    stage: word<ProjectStage>(),
    ...columnsOf(demandFields),
    /** Of the allocation list, once it is published. */
    list_hash: optional(word()),
    cancel_reason: optional(word<ProjectCancelReason>()),
    /** The market of the token, and its opening: of the terms, or postponed since. */
    market_pair_id: optional(whole<PairId>()),
    market_opens_at_ms: optional(whole()),
    set_at_ms: whole(),
    published_at_ms: optional(whole()),
  },
  ['project_id'],
  { on: ['stage', 'project_id'] },
);

/** Every subscription, with its allocation. */
export const subscriptions = table(
  'subscriptions',
  {
    ...columnsOf(subscriptionFields),
    /** Pay that was frozen and went back. */
    refunded_atoms: atoms(),
    /** Tokens that the release rows have paid. */
    released_atoms: atoms(),
    subscribed_at_ms: whole(),
    settled_at_ms: optional(whole()),
  },
  ['subscription_id'],
  { on: ['account_id', 'subscription_id'] },
  { on: ['project_id', 'subscription_id'] },
  { on: ['account_id', 'project_id'] },
);

/** The demand for each project by the size of subscriptions, so that a picture of a million of them is a few rows. */
export const demandSteps = table(
  'demand_steps',
  {
    project_id: whole<ProjectId>(),
    /** See `demandStepOf`. */
    step: whole(),
    subscribers: whole(),
    wanted_atoms: atoms(),
    allocated_atoms: atoms(),
  },
  ['project_id', 'step'],
);

/** The tokens that an account has bought and not yet received, at the end of each UTC day on which they changed. */
export const dailyUnreleased = table(
  'daily_unreleased',
  {
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    /** Days since 1970. */
    day: whole(),
    amount_atoms: atoms(),
  },
  ['account_id', 'asset_id', 'day'],
);

/** The tokens that an account has bought and not yet received. */
export const unreleased = table(
  'unreleased',
  { account_id: whole<AccountId>(), asset_id: whole<AssetId>(), amount_atoms: atoms() },
  ['account_id', 'asset_id'],
);

/** The price at which each token was last sold: of the last sale that has buyers. */
export const issuePrices = table(
  'issue_prices',
  {
    asset_id: whole<AssetId>(),
    project_id: whole<ProjectId>(),
    pay_asset_id: whole<AssetId>(),
    price: whole<Price>(),
  },
  ['asset_id'],
);
