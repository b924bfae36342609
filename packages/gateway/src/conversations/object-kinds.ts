import {
  type AnyCode,
  type CallSpec,
  type CardKind,
  type CardRow,
  type InputOf,
  isEnded,
  isOrder,
  type OutputOf,
} from '@candor/api';
import type { DualPurchaseId, LoanId, LockedDepositId, OptionId, OtcOrderId } from '@candor/exchange';
import type { Outcome } from '@candor/kernel';
import type { Page } from '@candor/readmodel';
import tickets from '../contract/calls/list-contract-tickets.ts';
import conversions from '../convert/calls/list-conversions.ts';
import dualPurchases from '../dual/calls/list-dual-purchases.ts';
import { ownPurchase } from '../dual/own-purchase.ts';
import { dualPurchaseRowOf } from '../dual/present/dual.ts';
import deposits from '../funding/calls/list-deposits.ts';
import withdrawals from '../funding/calls/list-withdrawals.ts';
import identity from '../identity/calls/get-identity-state.ts';
import subscriptions from '../ieo/calls/list-subscriptions.ts';
import loans from '../loans/calls/list-loans.ts';
import { ownLoanRow } from '../loans/own-loan.ts';
import locked from '../locked/calls/list-locked-deposits.ts';
import { ownDeposit } from '../locked/own-deposit.ts';
import { lockedDepositRowOf } from '../locked/present/locked.ts';
import options from '../options/calls/list-options.ts';
import { ownOptionRow } from '../options/own-option.ts';
import otcOrders from '../otc/calls/list-otc-orders.ts';
import { ownOrder, rowsFor } from '../otc/own-order.ts';
import { percentOfText } from '../serving/decimals.ts';
import type { Deps, UserContext } from '../serving/deps.ts';
import { liveThenEnded } from '../serving/own-lists.ts';
import type { ServedCall } from '../serving/serve.ts';
import orders from '../spot/calls/list-spot-orders.ts';
import supportCases from '../support/calls/list-support-cases.ts';
import { supportCaseRowOf } from '../support/present.ts';

export interface AskedObjects {
  readonly deps: Deps;
  readonly context: UserContext;
  readonly page: number;
  readonly limit: number;
  /** Of trades: only those that have ended. */
  readonly isEnded?: boolean | undefined;
}

interface ObjectKind {
  readonly cards: (asked: AskedObjects) => Promise<Page<CardRow>>;
  /** The one of a number, however old; absent where only its list can be asked. */
  readonly one?: (deps: Deps, context: UserContext, id: number) => Promise<CardRow | undefined>;
}

interface Rows<Row> {
  readonly list: (asked: AskedObjects) => Promise<Page<Row>>;
  readonly find?: (deps: Deps, context: UserContext, id: number) => Promise<Row | undefined>;
  readonly card: (row: Row) => CardRow;
}

function kindOf<Row>({ list, find, card }: Rows<Row>): ObjectKind {
  return {
    async cards(asked) {
      const { rows, total } = await list(asked);
      return { rows: rows.map(card), total };
    },
    ...(find !== undefined && {
      async one(deps, context, id) {
        const row = await find(deps, context, id);
        return row && card(row);
      },
    }),
  };
}

/** Live ones are few; the ended ones follow them. */
const liveMax = 1_000;

/**
 * Cards of a user's own objects, made of the very rows that their own lists answer with: what an operator sees on a
 * card is what its user sees in the list.
 */
export const objectKinds: Readonly<Record<CardKind, ObjectKind>> = {
  order: kindOf({
    list: async ({ deps, context, page, limit }) => {
      const found = await rowsOf(orders, deps, { kind: 'orders', status: 'all', page, limit }, context);
      return { rows: found.rows.filter(isOrder), total: found.total };
    },
    find: async (deps, context, orderId) => {
      const found = await rowsOf(orders, deps, { kind: 'orders', status: 'all', orderId, page: 1, limit: 1 }, context);
      return found.rows.find(isOrder);
    },
    card: (row) => ({
      kind: 'order',
      objectId: `${row.orderId}`,
      title: row.symbol,
      side: row.side,
      ...(row.quantity === undefined
        ? { amount: row.quoteAmount, unit: row.symbol.split('/')[1] }
        : { amount: row.quantity, unit: row.symbol.split('/')[0] }),
      price: row.averagePrice ?? row.price,
      status: row.status,
      atMs: row.placedAtMs,
    }),
  }),
  deposit: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(deposits, deps, { page, limit }, context)),
    card: (row) => ({
      kind: 'deposit',
      objectId: row.depositId,
      title: `${row.code} · ${row.network}`,
      amount: row.credited ?? row.amount,
      unit: row.code,
      status: row.status,
      atMs: row.atMs,
    }),
  }),
  withdrawal: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(withdrawals, deps, { page, limit }, context)),
    find: async (deps, context, withdrawalId) =>
      (await rowsOf(withdrawals, deps, { withdrawalId, page: 1, limit: 1 }, context)).data[0],
    card: (row) => ({
      kind: 'withdrawal',
      objectId: `${row.withdrawalId}`,
      title: `${row.code} · ${row.network}`,
      amount: row.amount,
      unit: row.code,
      status: row.status,
      atMs: row.requestedAtMs,
    }),
  }),
  ticket: kindOf({
    list: async ({ deps, context, page, limit, isEnded: onlyEnded }) => {
      const status = onlyEnded ? 'ended' : undefined;
      const found = await rowsOf(tickets, deps, { status, page, limit }, context);
      return { rows: found.tickets, total: found.total };
    },
    find: async (deps, context, ticketId) =>
      (await rowsOf(tickets, deps, { ticketId, page: 1, limit: 1 }, context)).tickets[0],
    card: (row) => ({
      kind: 'ticket',
      objectId: `${row.ticketId}`,
      title: row.symbol,
      side: row.direction,
      multiple: row.multiple,
      ...(row.entryPrice !== undefined && { price: row.entryPrice }),
      ...(isEnded(row)
        ? {
            closePrice: row.closePrice,
            result: row.total,
            percent: percentOfText(row.total, row.margin),
            unit: row.symbol.split('/')[1],
          }
        : row.figures && { percent: row.figures.returnPercent }),
      status: row.status,
      atMs: row.orderedAtMs,
    }),
  }),
  option: kindOf({
    list: async ({ deps, context, page, limit, isEnded: onlyEnded }) => {
      const status = onlyEnded ? 'closed' : undefined;
      return pageOf(await rowsOf(options, deps, { status, page, limit }, context));
    },
    find: (deps, context, id) => ownOptionRow(deps, context, id as OptionId),
    card: (row) => ({
      kind: 'option',
      objectId: `${row.optionId}`,
      title: row.symbol,
      side: row.direction,
      amount: row.stake,
      unit: row.code,
      ...(row.strikePrice !== undefined && { price: row.strikePrice }),
      ...(row.profit !== undefined && { result: row.profit, percent: percentOfText(row.profit, row.stake) }),
      status: row.result ?? row.status,
      atMs: row.boughtAtMs,
    }),
  }),
  conversion: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(conversions, deps, { page, limit }, context)),
    card: (row) => ({
      kind: 'conversion',
      objectId: `${row.conversionId}`,
      title: `${row.fromCode} → ${row.toCode}`,
      amount: row.fromAmount,
      unit: row.fromCode,
      status: 'done',
      atMs: row.atMs,
    }),
  }),
  loan: kindOf({
    list: ({ deps, context, ...asked }) =>
      liveAndEnded(async (part) => pageOf(await rowsOf(loans, deps, part, context)), asked),
    find: (deps, { user }, id) => ownLoanRow(deps, user.accountId, id as LoanId),
    card: (row) => ({
      kind: 'loan',
      objectId: `${row.loanId}`,
      title: row.code,
      amount: row.debt,
      unit: row.code,
      status: row.status,
      atMs: row.openedAtMs,
    }),
  }),
  locked: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(locked, deps, { page, limit }, context)),
    find: async (deps, { user }, id) => {
      const found = await ownDeposit(deps, user.accountId, id as LockedDepositId);
      return found && lockedDepositRowOf(deps.market.instruments, found);
    },
    card: (row) => ({
      kind: 'locked',
      objectId: `${row.depositId}`,
      title: row.code,
      amount: row.principal,
      unit: row.code,
      status: row.status,
      atMs: row.madeAtMs,
    }),
  }),
  identity: kindOf({
    list: async ({ deps, context }) => {
      const { levels } = await rowsOf(identity, deps, {}, context);
      const submitted = levels.flatMap(({ submittedAtMs: atMs, ...level }) =>
        atMs === undefined ? [] : [{ ...level, atMs }],
      );
      return { rows: submitted, total: submitted.length };
    },
    card: ({ realLevel, state, atMs }) => ({
      kind: 'identity',
      objectId: `${realLevel}`,
      title: `Lv${realLevel}`,
      status: state,
      atMs,
    }),
  }),
  dual: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(dualPurchases, deps, { page, limit }, context)),
    find: async (deps, { user }, id) => {
      const found = await ownPurchase(deps, user.accountId, id as DualPurchaseId);
      return found && dualPurchaseRowOf(deps.market.instruments, found, deps.clock());
    },
    card: (row) => ({
      kind: 'dual',
      objectId: `${row.purchaseId}`,
      title: row.symbol,
      amount: row.stake,
      unit: row.stakeCode,
      price: row.linkedPrice,
      status: row.status,
      atMs: row.boughtAtMs,
    }),
  }),
  ieo: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(subscriptions, deps, { page, limit }, context)),
    card: (row) => ({
      kind: 'ieo',
      objectId: `${row.subscriptionId}`,
      title: row.name,
      amount: row.wanted,
      unit: row.tokenCode,
      price: row.price,
      status: row.state,
      atMs: row.subscribedAtMs,
    }),
  }),
  otc: kindOf({
    list: ({ deps, context, ...asked }) =>
      liveAndEnded(async (part) => pageOf(await rowsOf(otcOrders, deps, part, context)), asked),
    find: async (deps, { user }, id) => {
      const own = await ownOrder(deps, user.accountId, id as OtcOrderId);
      return own && (await rowsFor(deps, user.accountId, [own]))[0];
    },
    card: (row) => ({
      kind: 'otc',
      objectId: `${row.orderId}`,
      title: `${row.code}/${row.fiatCode}`,
      side: row.role === 'buyer' ? 'buy' : 'sell',
      amount: row.quantity,
      unit: row.code,
      price: row.price,
      status: row.state,
      atMs: row.openedAtMs,
    }),
  }),
  case: kindOf({
    list: async ({ deps, context, page, limit }) => pageOf(await rowsOf(supportCases, deps, { page, limit }, context)),
    find: async ({ platform }, { user }, id) => {
      const found = await platform.support.find(id, user.userId);
      return found.ok ? supportCaseRowOf(platform, found.value) : undefined;
    },
    card: (row) => ({
      kind: 'case',
      objectId: `${row.caseId}`,
      title: row.topic,
      status: row.state,
      atMs: row.openedAtMs,
    }),
  }),
};

const pageOf = <Row>({ data, total }: { readonly data: readonly Row[]; readonly total: number }): Page<Row> => ({
  rows: data,
  total,
});

type PageRequest = Pick<AskedObjects, 'page' | 'limit'>;

/** A page of a list that has running ones and ended ones apart. */
async function liveAndEnded<Row>(
  fetch: (part: PageRequest & { readonly status: 'running' | 'ended' }) => Promise<Page<Row>>,
  asked: PageRequest,
): Promise<Page<Row>> {
  const { rows: live } = await fetch({ status: 'running', page: 1, limit: liveMax });
  const found = await liveThenEnded(live, (part) => fetch({ status: 'ended', ...part }), asked);
  return { rows: [...found.live, ...found.ended], total: found.total };
}

/** Asks a handler as its call would; the rows are the user's own, as none of these has another's. */
async function rowsOf<C extends CallSpec>(
  { handle }: ServedCall<C>,
  deps: Deps,
  input: Partial<InputOf<C>>,
  context: UserContext,
): Promise<OutputOf<C>> {
  const answer = (await handle(deps, input, context)) as Outcome<OutputOf<C>, AnyCode>;
  if (!answer.ok) throw new Error(`an own list was refused: ${answer.code}`);
  return answer.value;
}
