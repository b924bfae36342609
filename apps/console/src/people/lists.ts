import {
  type OutputOf,
  proposeCorrection,
  viewPersonBalances,
  viewPersonContracts,
  viewPersonCoupons,
  viewPersonDeposits,
  viewPersonNotices,
  viewPersonOptions,
  viewPersonOrders,
  viewPersonSessions,
  viewPersonSignIns,
  viewPersonStatement,
  viewPersonRecurring,
  viewPersonSends,
  viewPersonWithdrawals,
} from '@candor/api';
import { formats } from '@candor/kit';
import { useNavigate } from '@tanstack/react-router';
import { useMay } from '../lib/self.ts';
import { personList, rowsPerPage } from './PersonList.tsx';

const { amount } = formats.comma;

type Order = Extract<OutputOf<typeof viewPersonOrders>['rows'][number], { readonly status: unknown }>;
type Entry = OutputOf<typeof viewPersonStatement>['data'][number];

const whole = (accountId: number) => ({ accountId });
const paged = (accountId: number, page: number) => ({ accountId, page, limit: rowsPerPage });

/** An open position has another name than an open order. */
const ofPosition = (status: string): string => (status === 'open' ? 'position_open' : status);

/** Opens a form that corrects the balance after a line of the statement. */
function useCorrection(accountId: number): ((entry: Entry) => void) | undefined {
  const may = useMay();
  const navigate = useNavigate();
  if (!may(proposeCorrection)) return undefined;
  return ({ sequence, assetId, availableChange }) => {
    // Too much came in, or too much went out.
    const side = availableChange.startsWith('-') ? 'to' : 'from';
    const search = { part: 'corrections', [side]: `${accountId}`, assetId: `${assetId}`, corrects: `${sequence}` };
    void navigate({ to: '/money', search });
  };
}

/** The lists of a person's page: each its call and its columns. */
export const personLists = {
  balances: personList({
    name: 'balances',
    call: viewPersonBalances,
    ask: whole,
    rowsOf: ({ balances }) => balances,
    keyOf: (row) => `${row.accountType} ${row.assetId}`,
    note: ({ totalEquivalent, profitToday }, t) =>
      t('console.people.worth', { amount: amount(totalEquivalent), today: amount(profitToday) }),
    columns: ({ words, t, amounts }) => [
      words('wallet', (row) => t(`console.people.wallets.${row.accountType}`)),
      words('asset', (row) => row.code),
      amounts('available', (row) => row.available),
      amounts('frozen', (row) => row.frozen),
      amounts('worth', (row) => row.equivalent),
    ],
  }),
  statement: personList({
    name: 'statement',
    call: viewPersonStatement,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => row.entryId,
    useOpen: useCorrection,
    columns: ({ words, say, time, t, amounts, from }) => [
      time('time', (row) => row.atMs),
      words('kind', (row) => say(row.kind)),
      words('wallet', (row) => t(`console.people.wallets.${row.accountType}`)),
      words('asset', (row) => row.code),
      amounts('change', (row) => row.availableChange),
      from(
        'laptop',
        amounts('frozenChange', (row) => row.frozenChange),
      ),
      amounts('after', (row) => row.availableAfter),
      from(
        'laptop',
        words('number', (row) => row.reference),
      ),
      from(
        'laptop',
        words('record', (row) => row.sequence),
      ),
    ],
  }),
  deposits: personList({
    name: 'deposits',
    call: viewPersonDeposits,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => row.depositId,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.depositId),
      time('time', (row) => row.atMs),
      words('asset', (row) => row.code),
      from(
        'laptop',
        words('network', (row) => row.network),
      ),
      amounts('amount', (row) => row.amount),
      from(
        'laptop',
        amounts('credited', (row) => row.credited),
      ),
      words('status', (row) => say(row.status)),
      from(
        'laptop',
        words('transaction', (row) => row.transaction),
      ),
    ],
  }),
  withdrawals: personList({
    name: 'withdrawals',
    call: viewPersonWithdrawals,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.withdrawalId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.withdrawalId),
      time('time', (row) => row.requestedAtMs),
      words('asset', (row) => row.code),
      words('network', (row) => row.network),
      amounts('amount', (row) => row.amount),
      from(
        'laptop',
        amounts('receives', (row) => row.receives),
      ),
      from(
        'laptop',
        words('place', (row) => row.place),
      ),
      words('status', (row) => say(row.status, row.reason)),
      from(
        'laptop',
        words('transaction', (row) => row.transaction),
      ),
    ],
  }),
  recurring: personList({
    name: 'recurring',
    call: viewPersonRecurring,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.planId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.planId),
      time('time', (row) => row.begunAtMs),
      words('asset', (row) => `${row.fromCode} → ${row.toCode}`),
      amounts('amount', (row) => row.amount),
      words('every', (row) => say(row.every)),
      words('status', (row) => say(row.status)),
      from(
        'laptop',
        amounts('paid', (row) => row.paid),
      ),
      from(
        'laptop',
        amounts('receives', (row) => row.received),
      ),
    ],
  }),
  sends: personList({
    name: 'sends',
    call: viewPersonSends,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.sendId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.sendId),
      time('time', (row) => row.atMs),
      words('side', (row) => say(row.side)),
      words('asset', (row) => row.code),
      amounts('amount', (row) => row.amount),
      words('other', (row) => row.name),
      from(
        'laptop',
        words('note', (row) => row.note),
      ),
    ],
  }),
  orders: personList({
    name: 'orders',
    call: viewPersonOrders,
    ask: paged,
    rowsOf: ({ rows }) => rows.filter((row): row is Order => 'status' in row),
    keyOf: (row) => `${row.orderId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.orderId),
      time('time', (row) => row.placedAtMs),
      words('pair', (row) => row.symbol),
      words('side', (row) => say(row.side)),
      from(
        'laptop',
        words('type', (row) => say(row.orderType)),
      ),
      amounts('price', (row) => row.price ?? row.stopPrice),
      amounts('quantity', (row) => row.quantity ?? row.quoteAmount),
      amounts('filled', (row) => row.filled),
      from(
        'laptop',
        amounts('frozen', (row) => row.held),
      ),
      from(
        'laptop',
        amounts('fee', (row) => row.fee),
      ),
      words('status', (row) => say(row.status, row.endReason)),
    ],
  }),
  contracts: personList({
    name: 'contracts',
    call: viewPersonContracts,
    ask: paged,
    rowsOf: ({ tickets }) => tickets,
    keyOf: (row) => `${row.ticketId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.ticketId),
      time('time', (row) => row.orderedAtMs),
      words('pair', (row) => row.symbol),
      words('side', (row) => say(row.direction)),
      amounts('lots', (row) => row.lots / 100),
      from(
        'laptop',
        words('multiple', (row) => row.multiple),
      ),
      amounts('margin', (row) => row.margin),
      from(
        'laptop',
        amounts('entry', (row) => row.entryPrice),
      ),
      amounts('profit', (row) => ('total' in row ? row.total : row.figures?.unrealised)),
      from(
        'laptop',
        amounts('fee', (row) => row.feeTotal),
      ),
      words('status', (row) => say(ofPosition(row.status), 'reason' in row ? row.reason : undefined)),
    ],
  }),
  options: personList({
    name: 'options',
    call: viewPersonOptions,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.optionId}`,
    columns: ({ words, say, time, amounts, from }) => [
      words('number', (row) => row.optionId),
      time('time', (row) => row.boughtAtMs),
      words('pair', (row) => row.symbol),
      words('side', (row) => say(row.direction)),
      from(
        'laptop',
        words('asset', (row) => row.code),
      ),
      amounts('stake', (row) => row.stake),
      amounts('paid', (row) => row.paid),
      amounts('profit', (row) => row.profit),
      from(
        'laptop',
        time('ends', (row) => row.settledAtMs ?? row.expiresAtMs),
      ),
      words('status', (row) => say(ofPosition(row.status), row.result)),
    ],
  }),
  coupons: personList({
    name: 'coupons',
    call: viewPersonCoupons,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.couponId}`,
    columns: ({ words, say, nameOf, time, amounts, from }) => [
      words('number', (row) => row.couponId),
      words('campaign', (row) => nameOf('campaign', `${row.campaignId}`)),
      words('kind', (row) => say(row.kind)),
      words('asset', (row) => row.code),
      amounts('amount', (row) => row.worth),
      from(
        'laptop',
        amounts('paid', (row) => row.paid),
      ),
      words('status', (row) => say(row.status, row.reason)),
      time('since', (row) => row.issuedAtMs),
      time('until', (row) => row.endedAtMs ?? row.expiresAtMs),
    ],
  }),
  sessions: personList({
    name: 'sessions',
    call: viewPersonSessions,
    ask: whole,
    rowsOf: (devices) => devices,
    keyOf: (row) => row.sessionId,
    columns: ({ words, time, from }) => [
      words('device', (row) => row.device),
      words('network', (row) => row.network),
      time('time', (row) => row.createdAtMs),
      time('seen', (row) => row.lastSeenAtMs),
      from(
        'laptop',
        time('ends', (row) => row.expiresAtMs),
      ),
    ],
  }),
  signIns: personList({
    name: 'signIns',
    call: viewPersonSignIns,
    ask: paged,
    rowsOf: ({ data }) => data,
    keyOf: (row) => `${row.atMs} ${row.result}`,
    columns: ({ words, say, time }) => [
      time('time', (row) => row.atMs),
      words('device', (row) => row.device),
      words('network', (row) => row.network),
      words('result', (row) => say(row.result)),
    ],
  }),
  messages: personList({
    name: 'messages',
    call: viewPersonNotices,
    ask: (accountId) => ({ accountId, limit: rowsPerPage }),
    rowsOf: ({ notices }) => notices,
    keyOf: (row) => `${row.noticeId}`,
    columns: ({ words, time, t, notice, from }) => [
      time('time', (row) => row.happenedAtMs),
      words('kind', (row) => t(`inbox.categories.${row.category}`)),
      words('message', (row) => notice(row).title),
      words('values', (row) => notice(row).text),
      from(
        'laptop',
        time('seen', (row) => row.readAtMs),
      ),
    ],
  }),
};
