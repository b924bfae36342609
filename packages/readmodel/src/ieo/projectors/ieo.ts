import type { AccountId, EventOf, ProjectId, ProjectState, SubscriptionId } from '@candor/exchange';
import { demandFields, subscriptionFields } from '@candor/exchange/rules';
import { assert, dayOf } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { demandStepOf } from '../demand-steps.ts';
import { subscriptionsList } from '../lists.ts';
import { jsonOfReleases } from '../releases.ts';
import { type projects, stageOf, subscriptions } from '../tables/ieo.ts';

type ProjectRow = RowOf<typeof projects>;
type SubscriptionRow = RowOf<typeof subscriptions>;

/** Of one subscription, in atoms of the token. */
interface Figures {
  readonly wanted: bigint;
  readonly allocated: bigint;
}

const subscriptionRow = rowMaker(subscriptions, subscriptionFields);
const fillSubscription = rowFiller(subscriptionFields);
const fillDemand = rowFiller(demandFields);

/** Projects and subscriptions, from their terms to the last release. */
export const ieoProjector: ProjectorMaker = (store) => {
  const changedProjects = new Map<ProjectId, ProjectRow>();
  const changed = new Map<SubscriptionId, SubscriptionRow>();

  function project(projectId: ProjectId): ProjectRow {
    const row = changedProjects.get(projectId) ?? store.projects.find(projectId);
    assert(row !== undefined, 'a project is set before anything else happens to it');
    changedProjects.set(projectId, row);
    return row;
  }

  function known(subscriptionId: SubscriptionId): SubscriptionRow | undefined {
    const row = changed.get(subscriptionId) ?? store.subscriptions.find(subscriptionId);
    if (row !== undefined) changed.set(subscriptionId, row);
    return row;
  }

  function subscription(subscriptionId: SubscriptionId): SubscriptionRow {
    const row = known(subscriptionId);
    assert(row !== undefined, 'a subscription is begun before anything else happens to it');
    return row;
  }

  /** Adds a subscription to the sums of its size, or takes it from them. */
  function count(project_id: ProjectId, { wanted, allocated }: Figures, by: 1 | -1): void {
    const sign = BigInt(by);
    const step = demandStepOf(wanted);
    const before = store.demand_steps.find(project_id, step);
    store.demand_steps.upsert({
      project_id,
      step,
      subscribers: (before?.subscribers ?? 0) + by,
      wanted_atoms: (before?.wanted_atoms ?? 0n) + sign * wanted,
      allocated_atoms: (before?.allocated_atoms ?? 0n) + sign * allocated,
    });
  }

  function recount(row: SubscriptionRow | undefined, projectId: ProjectId, after: Figures): void {
    if (row !== undefined) count(projectId, { wanted: row.wanted_atoms, allocated: row.allocated_atoms }, -1);
    count(projectId, after, 1);
  }

  /** Bought tokens that wait for their release, or have come. */
  function wait(accountId: AccountId, projectId: ProjectId, by: bigint, atMs: number): void {
    if (by === 0n) return;
    const of = { account_id: accountId, asset_id: project(projectId).token_asset_id };
    const before = store.unreleased.find(of.account_id, of.asset_id)?.amount_atoms ?? 0n;
    const waiting = { ...of, amount_atoms: before + by };
    store.unreleased.upsert(waiting);
    store.daily_unreleased.upsert({ ...waiting, day: dayOf(atMs) });
  }

  /** From the moment that tokens are bought, they are worth their issue price until somebody trades them. */
  function sold({ project_id, token_asset_id: asset_id, pay_asset_id, price }: ProjectRow): void {
    store.issue_prices.upsert({ asset_id, project_id, pay_asset_id, price });
  }

  function settle(row: SubscriptionRow, refunded: bigint, atMs: number): void {
    row.reserved_atoms = 0n;
    row.refunded_atoms = refunded;
    row.settled_at_ms = atMs;
  }

  return {
    handlers: {
      'ieo.project_set'({ version, terms }, { atMs }) {
        changedProjects.set(terms.projectId, projectRow(version, terms, atMs));
      },
      'ieo.opened'({ projectId }) {
        setState(project(projectId), 'in_progress');
      },
      'ieo.subscribed'(event, { atMs }) {
        const ofProject = project(event.projectId);
        fillDemand(ofProject, event);
        const row = known(event.subscriptionId);
        wait(event.accountId, event.projectId, event.allocated - (row?.allocated_atoms ?? 0n), atMs);
        if (event.allocated > 0n) sold(ofProject);
        recount(row, event.projectId, event);
        if (row !== undefined) return fillSubscription(row, event);
        const begun = { refunded_atoms: 0n, released_atoms: 0n, subscribed_at_ms: atMs };
        changed.set(event.subscriptionId, subscriptionRow(event, begun));
        store.counter.add(subscriptionsList, event.accountId, {}, 1);
      },
      'ieo.closed'({ projectId, wantedTotal }) {
        const row = project(projectId);
        setState(row, 'calculating');
        if (wantedTotal > 0n) sold(row);
      },
      'ieo.allocated'({ subscriptionId, accountId, projectId, allocated, paid, refunded }, { atMs }) {
        const row = subscription(subscriptionId);
        wait(accountId, projectId, allocated - row.allocated_atoms, atMs);
        recount(row, projectId, { wanted: row.wanted_atoms, allocated });
        row.allocated_atoms = allocated;
        row.paid_atoms = paid;
        settle(row, refunded, atMs);
      },
      'ieo.allocation_published'(event, { atMs }) {
        const row = project(event.projectId);
        fillDemand(row, event);
        setState(row, 'finished');
        row.list_hash = hex(event.listHash);
        row.published_at_ms = atMs;
        if (event.allocatedTotal === 0n) dropMarket(row);
      },
      'ieo.released'({ subscriptionId, accountId, projectId, amount, released }, { atMs }) {
        subscription(subscriptionId).released_atoms = released;
        wait(accountId, projectId, -amount, atMs);
      },
      'ieo.cancelled'({ projectId, reason }) {
        const row = project(projectId);
        setState(row, 'cancelled');
        row.cancel_reason = reason;
        dropMarket(row);
      },
      'ieo.market_set'({ projectId, pairId, opensAtMs }) {
        const row = project(projectId);
        row.market_pair_id = pairId;
        row.market_opens_at_ms = opensAtMs;
      },
      'ieo.refunded'({ subscriptionId, refunded }, { atMs }) {
        settle(subscription(subscriptionId), refunded, atMs);
      },
    },
    flush() {
      for (const row of changedProjects.values()) store.projects.upsert(row);
      for (const row of changed.values()) store.subscriptions.upsert(row);
      changedProjects.clear();
      changed.clear();
    },
  };
};

function setState(row: ProjectRow, state: ProjectState): void {
  row.state = state;
  row.stage = stageOf[state];
}

function dropMarket(row: ProjectRow): void {
  row.market_pair_id = null;
  row.market_opens_at_ms = null;
}

function projectRow(version: number, terms: EventOf<'ieo.project_set'>['terms'], atMs: number): ProjectRow {
  return {
    project_id: terms.projectId,
    version,
    token_asset_id: terms.tokenAssetId,
    pay_asset_id: terms.payAssetId,
    price: terms.price,
    issuance_atoms: terms.issuance,
    mode: terms.mode,
    account_min_atoms: terms.accountMin,
    account_max_atoms: terms.accountMax,
    opens_at_ms: terms.opensAtMs,
    closes_at_ms: terms.closesAtMs,
    releases: jsonOfReleases(terms.releases),
    facts_hash: hex(terms.factsHash),
    state: 'warm_up',
    stage: stageOf.warm_up,
    subscribers: 0,
    wanted_total_atoms: 0n,
    allocated_total_atoms: 0n,
    raised_atoms: 0n,
    list_hash: null,
    cancel_reason: null,
    market_pair_id: null,
    market_opens_at_ms: null,
    set_at_ms: atMs,
    published_at_ms: null,
  };
}
