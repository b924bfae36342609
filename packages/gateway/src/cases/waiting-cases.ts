import {
  type CallSpec,
  type CaseKind,
  getContent,
  listClaims,
  listIdentityCases,
  listJudgedInvitations,
  listOtcCases,
  listProposals,
  listRecoveries,
  listReports,
  listReviewedTraders,
  listSupportQueue,
  type listWaitingCases,
  listWithdrawalCases,
  mayMake,
  type OutputOf,
} from '@candor/api';
import { present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import type { Operator } from '@candor/platform';
import { knownTraders } from '../copy/traders.ts';
import { railsOf } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';

type Waiting = OutputOf<typeof listWaitingCases>[number];
type Found = Omit<Waiting, 'kind'>;

/** The rows of one kind that the queue has; who works through them sees the next ones then. */
const rowsMax = 200;
const firstPage = { page: 1, limit: rowsMax } as const;

/** The kinds of cases, each with the call that shows it whole: who may not make that call does not see it here. */
const kinds: readonly (readonly [CaseKind, CallSpec, (deps: Deps, operator: Operator) => Promise<readonly Found[]>])[] =
  [
    ['withdrawal', listWithdrawalCases, (deps) => withdrawals(deps, 'review')],
    ['payout', listWithdrawalCases, (deps) => withdrawals(deps, 'by_hand')],
    ['claim', listClaims, claims],
    ['identity', listIdentityCases, identities],
    ['recovery', listRecoveries, recoveries],
    ['trader', listReviewedTraders, traders],
    ['invitation', listJudgedInvitations, invitations],
    ['dispute', listOtcCases, disputes],
    ['report', listReports, reports],
    ['support', listSupportQueue, supportCases],
    ['proposal', listProposals, proposals],
    ['text', getContent, texts],
  ];

/** Everything that waits for a person and that the operator may look at, longest first. */
export async function waitingCases(deps: Deps, operator: Operator): Promise<Waiting[]> {
  const allowed = kinds.filter(([, call]) => mayMake(operator.role, call));
  const found = await Promise.all(
    allowed.map(async ([kind, , find]) =>
      (await find(deps, operator)).slice(0, rowsMax).map((row) => ({ kind, ...row })),
    ),
  );
  return found.flat().sort((a, b) => a.sinceMs - b.sinceMs);
}

async function withdrawals(deps: Deps, which: 'review' | 'by_hand'): Promise<Found[]> {
  const statuses = which === 'review' ? (['review'] as const) : (['approved', 'broadcast'] as const);
  const [rails, rows] = await Promise.all([railsOf(deps), deps.exchange.query('withdrawalsIn', statuses)]);
  return rows.flatMap(({ withdrawalId, accountId, railId, amount, requestedAtMs, operators }) => {
    const { asset, network, kind } = present(rails.get(railId), 'a withdrawal is of a rail that is there for ever');
    if (which === 'by_hand' && kind === 'chain') return [];
    const subject = `${atomsToText(amount, asset.scale)} ${asset.code} · ${network}`;
    const operator = operators.join(', ');
    return [{ caseId: `${withdrawalId}`, subject, accountId, sinceMs: requestedAtMs, operator }];
  });
}

async function claims(deps: Deps): Promise<Found[]> {
  const [rails, rows] = await Promise.all([railsOf(deps), deps.exchange.query('allClaims')]);
  return rows.map(({ claimId, accountId, railId, amount, claimedAtMs, proposed }) => {
    const { asset, network } = present(rails.get(railId), 'a claim is of a rail that is there for ever');
    const subject = `${atomsToText(amount, asset.scale)} ${asset.code} · ${network}`;
    return { caseId: `${claimId}`, subject, accountId, sinceMs: claimedAtMs, operator: proposed?.operator ?? '' };
  });
}

async function identities({ platform }: Deps): Promise<Found[]> {
  const { rows } = await platform.identity.cases({ state: 'verifying', ...firstPage });
  return rows.map(({ caseId, country, submittedAtMs }) => ({
    caseId: `${caseId}`,
    subject: country,
    sinceMs: submittedAtMs,
    operator: '',
  }));
}

async function recoveries({ platform }: Deps): Promise<Found[]> {
  const { rows } = await platform.recovery.cases({ decision: 'open', ...firstPage });
  return rows.map(({ recoveryId, submittedAtMs }) => ({
    caseId: `${recoveryId}`,
    subject: '',
    sinceMs: submittedAtMs,
    operator: '',
  }));
}

async function traders(deps: Deps): Promise<Found[]> {
  const applied = await knownTraders(deps, 'applied');
  return applied.map(({ view, record, face }) => ({
    caseId: `${view.traderId}`,
    subject: face.name,
    accountId: view.traderId,
    sinceMs: record.appliedAtMs,
    operator: '',
  }));
}

async function invitations({ reader, platform }: Deps): Promise<Found[]> {
  const { rows } = await reader.invitationsInState({ state: 'held', ...firstPage });
  const faces = await platform.accounts.faces(rows.map(({ accountId }) => accountId));
  return rows.map(({ accountId, changedAtMs }) => ({
    caseId: `${accountId}`,
    subject: faces.get(accountId)?.nickname ?? '',
    accountId,
    sinceMs: changedAtMs,
    operator: '',
  }));
}

async function disputes({ exchange, market, platform }: Deps): Promise<Found[]> {
  const orders = (await exchange.query('otcCases')).slice(0, rowsMax);
  return Promise.all(
    orders.map(async ({ orderId, assetId, quantity, deadlineMs, verdict }) => {
      const { code, scale } = market.instruments.assetOf(assetId);
      const [first] = await platform.otcDisputes.statements(orderId);
      return {
        caseId: `${orderId}`,
        subject: `${atomsToText(quantity, scale)} ${code}`,
        sinceMs: first?.atMs ?? deadlineMs,
        promisedAtMs: deadlineMs,
        operator: verdict?.operator ?? '',
      };
    }),
  );
}

async function reports({ platform }: Deps): Promise<Found[]> {
  const { rows } = await platform.conversations.reports(firstPage);
  return rows.map(({ conversationId, kind, message, firstAtMs }) => ({
    caseId: `${conversationId}-${message.seq}`,
    subject: kind,
    sinceMs: firstAtMs,
    operator: '',
  }));
}

async function supportCases({ platform }: Deps): Promise<Found[]> {
  const { rows } = await platform.support.queue({ state: 'waiting', ...firstPage });
  return rows.map(({ caseId, topic, operator, waitingSinceMs, openedAtMs }) => ({
    caseId: `${caseId}`,
    subject: topic,
    sinceMs: waitingSinceMs ?? openedAtMs,
    operator,
  }));
}

async function proposals({ exchange }: Deps, { name }: Operator): Promise<Found[]> {
  const open = await exchange.query('proposals');
  return open
    .filter(({ confirmedBy, proposedBy }) => confirmedBy === undefined && proposedBy !== name)
    .map(({ proposalId, change, proposedBy, proposedAtMs, dueAtMs }) => ({
      caseId: `${proposalId}`,
      subject: change.type,
      sinceMs: proposedAtMs,
      promisedAtMs: dueAtMs,
      operator: proposedBy,
    }));
}

/** Texts that the operator neither wrote nor asked for: those they cannot decide. */
async function texts({ platform }: Deps, { name }: Operator): Promise<Found[]> {
  const waiting = await platform.contentDesk.waiting();
  return waiting
    .filter(({ author, askedBy }) => author !== name && askedBy !== name)
    .map(({ kind, key, version, title, askedBy, askedAtMs, lapsesAtMs }) => ({
      caseId: `${kind}-${key}-${version}`,
      subject: title,
      sinceMs: askedAtMs,
      promisedAtMs: lapsesAtMs,
      operator: askedBy,
    }));
}
