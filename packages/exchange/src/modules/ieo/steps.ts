import { assert, done, reject } from '@candor/kernel';
import { hex, sha256 } from '@candor/kernel/hash';
import { atoms, negated } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { ProjectId } from '../../vocabulary.ts';
import { allottedTo, waterlineOf } from './allocation.ts';
import { costOf, handOver, payFrozen, setAside } from './funds.ts';
import type { Project, Subscription } from './project.ts';
import { allocationPage, releasedAfter, stepGapMs, stepSize } from './rules.ts';
import type { IeoSlice } from './slice.ts';

/**
 * The next step of a project: it opens, closes, settles some subscriptions, releases or refunds some. Long lists are
 * walked in steps, with the orders of others between them. A timer of terms that were replaced finds another time.
 */
export function step(core: IeoSlice, reference: number): void {
  const project = core.ieo.projects.get(reference as ProjectId);
  if (project === undefined || project.stepAtMs !== core.nowMs) return;
  const { projectId } = project.terms;
  if (project.state === 'warm_up') {
    project.state = 'in_progress';
    core.emit({ type: 'ieo.opened', projectId });
    goOnAt(core, project, project.terms.closesAtMs);
  } else if (project.state === 'in_progress') close(core, project);
  else if (project.state === 'calculating') settleSome(core, project);
  else if (project.state === 'finished') releaseSome(core, project);
  else refundSome(core, project);
}

function goOnAt(core: IeoSlice, project: Project, atMs: number): void {
  project.stepAtMs = Math.max(atMs, core.nowMs + stepGapMs);
  core.timers.set(project.stepAtMs, 'ieo.step', project.terms.projectId);
}

function demandOf({ subscribers, wantedTotal, allocatedTotal, raised }: Project) {
  return { subscribers, wantedTotal, allocatedTotal, raised };
}

/** From here on nothing is read but the subscriptions: the result is a function of their list. */
function close(core: IeoSlice, project: Project): void {
  const { terms, subscriptions } = project;
  project.state = 'calculating';
  if (terms.mode === 'pro_rata') {
    const wanted = subscriptions.map((subscription) => subscription.wanted);
    project.line = waterlineOf(wanted, terms.issuance, terms.accountMax);
  }
  core.emit({ type: 'ieo.closed', projectId: terms.projectId, ...demandOf(project) });
  goOnAt(core, project, core.nowMs);
}

/** The next of the walk through a project's subscriptions; the walk is over when none is left after them. */
function some(project: Project): readonly Subscription[] {
  const next = project.subscriptions.slice(project.done, project.done + stepSize);
  project.done += next.length;
  return next;
}

function isOver(project: Project): boolean {
  return project.done === project.subscriptions.length;
}

function settleSome(core: IeoSlice, project: Project): void {
  const { projectId } = project.terms;
  const settled = some(project);
  for (const subscription of settled) {
    const { subscriptionId, accountId, wanted } = subscription;
    const refunded = project.line === undefined ? atoms(0n) : settle(core, project, subscription);
    const { allocated, paid } = subscription;
    core.emit({ type: 'ieo.allocated', subscriptionId, accountId, projectId, wanted, allocated, paid, refunded });
  }
  const rows = settled.map(({ subscriptionId: number, wanted, allocated }) => ({ number, wanted, allocated }));
  project.listHash = sha256(new TextEncoder().encode(allocationPage(hex(project.listHash), rows)));
  if (isOver(project)) publish(core, project);
  else goOnAt(core, project, core.nowMs);
}

/** Takes the pay for what a subscription got, and gives the rest back in the same posting. */
function settle(core: IeoSlice, project: Project, subscription: Subscription) {
  const { line } = project;
  assert(line !== undefined, 'a pro-rata project is settled along its waterline');
  const allotted = allottedTo(subscription.wanted, line, line.ties);
  project.line = { ...line, ties: allotted.ties };
  subscription.allocated = atoms(allotted.allocated);
  subscription.paid = costOf(core, project.terms, subscription.allocated);
  project.allocatedTotal = atoms(project.allocatedTotal + subscription.allocated);
  project.raised = atoms(project.raised + subscription.paid);
  return payFrozen(core, project, subscription, subscription.paid);
}

function publish(core: IeoSlice, project: Project): void {
  const { terms, allocatedTotal, listHash } = project;
  const { projectId } = terms;
  const unsold = atoms(terms.issuance - allocatedTotal);
  if (unsold > 0n) {
    setAside(core, terms, negated(unsold));
    core.post(projectId);
  }
  project.state = 'finished';
  project.line = undefined;
  project.done = 0;
  core.emit({ type: 'ieo.allocation_published', projectId, ...demandOf(project), unsold, listHash });
  if (allocatedTotal === 0n) core.ieo.forget(project);
  else goOnAt(core, project, terms.releases[0]?.atMs ?? 0);
}

function releaseSome(core: IeoSlice, project: Project): void {
  const { projectId, releases } = project.terms;
  const row = project.rows;
  for (const subscription of some(project)) {
    const { subscriptionId, accountId, allocated } = subscription;
    const released = releasedAfter(allocated, releases, row + 1);
    const amount = atoms(released - subscription.released);
    if (amount === 0n) continue;
    handOver(core, project, subscription, amount);
    subscription.released = released;
    project.released = atoms(project.released + amount);
    core.emit({ type: 'ieo.released', subscriptionId, accountId, projectId, row, amount, released });
  }
  if (!isOver(project)) return goOnAt(core, project, core.nowMs);
  project.done = 0;
  project.rows += 1;
  const next = releases[project.rows];
  if (next === undefined) core.ieo.forget(project);
  else goOnAt(core, project, next.atMs);
}

/** Ends a sale of which nothing has been sold: all tokens are the issuer's again, and every subscription is refunded. */
export function cancel(
  core: IeoSlice,
  { projectId, reason }: CommandOf<'ieo.cancel_project'>,
): OutcomeOf<'ieo.cancel_project'> {
  const project = core.ieo.projects.get(projectId);
  if (project === undefined) return reject('project_not_found');
  const isOpen = project.state === 'warm_up' || project.state === 'in_progress';
  if (!isOpen || project.allocatedTotal > 0n) return reject('project_settled');

  setAside(core, project.terms, negated(project.terms.issuance));
  core.post(projectId);
  project.state = 'cancelled';
  core.emit({ type: 'ieo.cancelled', projectId, reason });
  if (project.subscriptions.length === 0) core.ieo.forget(project);
  else goOnAt(core, project, core.nowMs);
  return done({});
}

function refundSome(core: IeoSlice, project: Project): void {
  const { projectId } = project.terms;
  for (const subscription of some(project)) {
    const { subscriptionId, accountId } = subscription;
    const refunded = payFrozen(core, project, subscription, atoms(0n));
    core.emit({ type: 'ieo.refunded', subscriptionId, accountId, projectId, refunded });
  }
  if (isOver(project)) core.ieo.forget(project);
  else goOnAt(core, project, core.nowMs);
}
