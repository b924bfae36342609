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
  type OperatorRole,
  type OutputOf,
} from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { dayMs, present } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import type { OpenCase, Operator } from '@candor/platform';
import type { Page, PageRequest } from '@candor/readmodel';
import { type Rails, railsOf } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';

export type Waiting = OutputOf<typeof listWaitingCases>['data'][number];

/** A case with its place in the queue; what takes a look-up of its own is looked up for the rows that are shown. */
interface Found extends OpenCase {
  /** Of a case between two: the other one, who buys. */
  readonly buyerId?: AccountId;
  readonly promisedAtMs?: number;
  readonly look?: () => Promise<Pick<OpenCase, 'sinceMs'>>;
}

export interface Queued extends Found {
  readonly kind: CaseKind;
  /** The promised time, or a day after it came: the queue is in this order. */
  readonly dueMs: number;
  readonly takenBy: string;
}

/** The app tells owners of what people decide on: usually within a day. */
const answeredWithinMs = dayMs;
const readerPage = 500;

/** The kinds of cases, each with the call that shows it whole: who may not make that call does not see it here. */
const kinds: readonly (readonly [CaseKind, CallSpec, (deps: Deps, operator: Operator) => Promise<readonly Found[]>])[] =
  [
    ['withdrawal', listWithdrawalCases, (deps) => withdrawals(deps, 'review')],
    ['payout', listWithdrawalCases, (deps) => withdrawals(deps, 'by_hand')],
    ['claim', listClaims, claims],
    ['identity', listIdentityCases, async ({ platform }) => withinADay(await platform.openCases.identities())],
    ['recovery', listRecoveries, ({ platform }) => platform.openCases.recoveries()],
    ['trader', listReviewedTraders, traders],
    ['invitation', listJudgedInvitations, invitations],
    ['dispute', listOtcCases, disputes],
    ['report', listReports, ({ platform }) => platform.openCases.reports()],
    ['support', listSupportQueue, ({ platform }) => platform.openCases.support()],
    ['proposal', listProposals, proposals],
    ['text', getContent, texts],
  ];

/** Everything that waits for a person and that the operator may look at, by the time at which it is due. */
export async function waitingCases(deps: Deps, operator: Operator): Promise<readonly Queued[]> {
  const allowed = kinds.filter(([, call]) => mayMake(operator.role, call));
  const takers = await deps.platform.caseTakers.all();
  const takerOf = new Map(takers.map((one) => [`${one.kind} ${one.caseId}`, one]));
  const found = await Promise.all(
    allowed.map(async ([kind, , find]) =>
      (await find(deps, operator)).map((row): Queued => {
        const takenBy = kind === 'support' ? row.operator : takerIn(row, takerOf.get(`${kind} ${row.caseId}`));
        return {
          kind,
          dueMs: row.promisedAtMs ?? row.sinceMs + answeredWithinMs,
          ...row,
          operator: withTaker(row.operator, takenBy),
          takenBy,
        };
      }),
    ),
  );
  return found.flat().sort(inOrder);
}

/** True for a role that may look at cases of a kind. */
export function mayLookAt(role: OperatorRole, kind: CaseKind): boolean {
  return kinds.some(([one, call]) => one === kind && mayMake(role, call));
}

interface Taker {
  readonly operator: string;
  readonly atMs: number;
}

/** Somebody who applies again has a case of the same number, which was taken before it came. */
function takerIn({ sinceMs, look }: Found, taker: Taker | undefined): string {
  const isOfThis = taker !== undefined && (look !== undefined || taker.atMs >= sinceMs);
  return isOfThis ? taker.operator : '';
}

/** Those who have to do with a case. */
function withTaker(operators: string, taker: string): string {
  if (operators.split(', ').includes(taker)) return operators;
  return [operators, taker].filter((name) => name !== '').join(', ');
}

/** The order of the queue, total: two cases never share a place. */
export function inOrder(a: Place, b: Place): number {
  return a.dueMs - b.dueMs || compare(a.kind, b.kind) || byNumber(a.caseId, b.caseId);
}

export type Place = Pick<Queued, 'dueMs' | 'caseId'> & { readonly kind: string };

/** A longer number is a larger one. */
const byNumber = (a: string, b: string): number => a.length - b.length || compare(a, b);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Rows as the queue shows them, with the names of their people. */
export async function shownCases({ platform }: Pick<Deps, 'platform'>, rows: readonly Queued[]): Promise<Waiting[]> {
  const faces = await platform.accounts.faces(rows.flatMap(peopleOf).map(({ accountId }) => accountId));
  return Promise.all(
    rows.map(async (row) => {
      const { look, dueMs: _dueMs, accountId: _accountId, buyerId: _buyerId, ...shown } = row;
      const people = peopleOf(row).map((one) => ({ ...one, name: faces.get(one.accountId)?.nickname ?? '' }));
      return { ...shown, people, ...(await look?.()) };
    }),
  );
}

type Sided = Omit<Waiting['people'][number], 'name'>;

function peopleOf({ accountId, buyerId }: Found): readonly Sided[] {
  if (accountId === undefined) return [];
  if (buyerId === undefined) return [{ accountId }];
  return [
    { accountId: buyerId, side: 'buyer' },
    { accountId, side: 'seller' },
  ];
}

const withinADay = (cases: readonly OpenCase[]): readonly Found[] =>
  cases.map((row) => ({ ...row, promisedAtMs: row.sinceMs + answeredWithinMs }));

function sumOn(rails: Rails, railId: Parameters<Rails['get']>[0], amount: Atoms): string {
  const { asset, network } = present(rails.get(railId), 'a payment is of a rail that is there for ever');
  return `${atomsToText(amount, asset.scale)} ${asset.code} · ${network}`;
}

async function withdrawals(deps: Deps, which: 'review' | 'by_hand'): Promise<readonly Found[]> {
  const statuses = which === 'review' ? (['review'] as const) : (['approved', 'broadcast'] as const);
  const [rails, rows] = await Promise.all([railsOf(deps), deps.exchange.query('withdrawalsIn', statuses)]);
  return rows
    .filter(({ railId }) => which === 'review' || rails.get(railId)?.kind !== 'chain')
    .map(({ withdrawalId, accountId, railId, amount, requestedAtMs, operators }) => ({
      caseId: `${withdrawalId}`,
      subject: sumOn(rails, railId, amount),
      accountId,
      sinceMs: requestedAtMs,
      promisedAtMs: requestedAtMs + answeredWithinMs,
      operator: operators.join(', '),
    }));
}

async function claims(deps: Deps): Promise<readonly Found[]> {
  const [rails, rows] = await Promise.all([railsOf(deps), deps.exchange.query('allClaims')]);
  return rows.map(({ claimId, accountId, railId, amount, claimedAtMs, proposed }) => ({
    caseId: `${claimId}`,
    subject: sumOn(rails, railId, amount),
    accountId,
    sinceMs: claimedAtMs,
    promisedAtMs: claimedAtMs + answeredWithinMs,
    operator: proposed?.operator ?? '',
  }));
}

async function traders({ reader }: Deps): Promise<readonly Found[]> {
  const rows = await everyPage((page) => reader.traders({ statuses: ['applied'], sort: 'newest', ...page }));
  return rows.map(({ traderId, appliedAtMs }) => ({
    caseId: `${traderId}`,
    subject: '',
    accountId: traderId,
    sinceMs: appliedAtMs,
    operator: '',
  }));
}

async function invitations({ reader }: Deps): Promise<readonly Found[]> {
  const rows = await everyPage((page) => reader.invitationsInState({ state: 'held', ...page }));
  return rows.map(({ accountId, changedAtMs }) => ({
    caseId: `${accountId}`,
    subject: '',
    accountId,
    sinceMs: changedAtMs,
    operator: '',
  }));
}

async function everyPage<Row>(read: (page: PageRequest) => Promise<Page<Row>>): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await read({ page, limit: readerPage });
    found.push(...rows);
    if (rows.length < readerPage) return found;
  }
}

async function disputes({ exchange, market, platform }: Deps): Promise<readonly Found[]> {
  const orders = await exchange.query('otcCases');
  return orders.map(({ orderId, buyerId, sellerId, assetId, quantity, deadlineMs, verdict }) => {
    const { code, scale } = market.instruments.assetOf(assetId);
    return {
      caseId: `${orderId}`,
      subject: `${atomsToText(quantity, scale)} ${code}`,
      accountId: sellerId,
      buyerId,
      sinceMs: deadlineMs,
      promisedAtMs: deadlineMs,
      operator: verdict?.operator ?? '',
      look: async () => {
        const [first] = await platform.otcDisputes.statements(orderId);
        return { sinceMs: first?.atMs ?? deadlineMs };
      },
    };
  });
}

async function proposals({ exchange }: Deps, { name }: Operator): Promise<readonly Found[]> {
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
async function texts({ platform }: Deps, { name }: Operator): Promise<readonly Found[]> {
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
