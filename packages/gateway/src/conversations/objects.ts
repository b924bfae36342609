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
import type { Outcome } from '@candor/kernel';
import tickets from '../contract/calls/list-contract-tickets.ts';
import conversions from '../convert/calls/list-conversions.ts';
import deposits from '../funding/calls/list-deposits.ts';
import withdrawals from '../funding/calls/list-withdrawals.ts';
import identity from '../identity/calls/get-identity-state.ts';
import loans from '../loans/calls/list-loans.ts';
import locked from '../locked/calls/list-locked-deposits.ts';
import options from '../options/calls/list-options.ts';
import { percentOfText } from '../serving/decimals.ts';
import type { Deps, UserContext } from '../serving/deps.ts';
import type { ServedCall } from '../serving/serve.ts';
import orders from '../spot/calls/list-spot-orders.ts';

const pickedMax = 20;
/** A card is looked up among the newest of its kind. */
const lookedThroughMax = 100;

interface Asked {
  readonly deps: Deps;
  readonly context: UserContext;
  readonly limit: number;
  /** One of them, where its list can name it. */
  readonly id?: number | undefined;
  /** Of trades: only those that have ended. */
  readonly isEnded?: boolean | undefined;
}

/**
 * Cards of a user's own objects, made of the very rows that their own lists answer with: what an operator sees on a
 * card is what its user sees in the list.
 */
const cardsOf: Readonly<Record<CardKind, (asked: Asked) => Promise<readonly CardRow[]>>> = {
  async order({ deps, context, limit, id }) {
    const { rows } = await rowsOf(
      orders,
      deps,
      { kind: 'orders', status: 'all', orderId: id, page: 1, limit },
      context,
    );
    return rows.filter(isOrder).map((row) => ({
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
    }));
  },
  async deposit({ deps, context, limit }) {
    const { data } = await rowsOf(deposits, deps, { page: 1, limit }, context);
    return data.map((row) => ({
      kind: 'deposit',
      objectId: row.depositId,
      title: `${row.code} · ${row.network}`,
      amount: row.credited ?? row.amount,
      unit: row.code,
      status: row.status,
      atMs: row.atMs,
    }));
  },
  async withdrawal({ deps, context, limit, id }) {
    const { data } = await rowsOf(withdrawals, deps, { withdrawalId: id, page: 1, limit }, context);
    return data.map((row) => ({
      kind: 'withdrawal',
      objectId: `${row.withdrawalId}`,
      title: `${row.code} · ${row.network}`,
      amount: row.amount,
      unit: row.code,
      status: row.status,
      atMs: row.requestedAtMs,
    }));
  },
  async ticket({ deps, context, limit, id, isEnded: onlyEnded }) {
    const status = onlyEnded ? 'ended' : undefined;
    const found = await rowsOf(tickets, deps, { ticketId: id, status, page: 1, limit }, context);
    return found.tickets.map((row) => ({
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
    }));
  },
  async option({ deps, context, limit, isEnded: onlyEnded }) {
    const status = onlyEnded ? 'closed' : undefined;
    const { data } = await rowsOf(options, deps, { status, page: 1, limit }, context);
    return data.map((row) => ({
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
    }));
  },
  async conversion({ deps, context, limit }) {
    const { data } = await rowsOf(conversions, deps, { page: 1, limit }, context);
    return data.map((row) => ({
      kind: 'conversion',
      objectId: `${row.conversionId}`,
      title: `${row.fromCode} → ${row.toCode}`,
      amount: row.fromAmount,
      unit: row.fromCode,
      status: 'done',
      atMs: row.atMs,
    }));
  },
  async loan({ deps, context, limit }) {
    const running = await rowsOf(loans, deps, { status: 'running', page: 1, limit }, context);
    const ended = await rowsOf(loans, deps, { status: 'ended', page: 1, limit }, context);
    return [...running.data, ...ended.data].slice(0, limit).map((row) => ({
      kind: 'loan',
      objectId: `${row.loanId}`,
      title: row.code,
      amount: row.debt,
      unit: row.code,
      status: row.status,
      atMs: row.openedAtMs,
    }));
  },
  async locked({ deps, context, limit }) {
    const { data } = await rowsOf(locked, deps, { page: 1, limit }, context);
    return data.map((row) => ({
      kind: 'locked',
      objectId: `${row.depositId}`,
      title: row.code,
      amount: row.principal,
      unit: row.code,
      status: row.status,
      atMs: row.madeAtMs,
    }));
  },
  async identity({ deps, context }) {
    const { levels } = await rowsOf(identity, deps, {}, context);
    return levels.flatMap(({ realLevel, state, submittedAtMs }) =>
      submittedAtMs === undefined
        ? []
        : [{ kind: 'identity', objectId: `${realLevel}`, title: `Lv${realLevel}`, status: state, atMs: submittedAtMs }],
    );
  },
};

/** The newest objects of a kind, to choose from; of trades perhaps only those that have ended. */
export function objectCards(
  deps: Deps,
  context: UserContext,
  kind: CardKind,
  { isEnded }: Pick<Asked, 'isEnded'> = {},
): Promise<readonly CardRow[]> {
  return cardsOf[kind]({ deps, context, limit: pickedMax, isEnded });
}

/** The card of one object of this user; nobody else's has one. */
export async function objectCard(
  deps: Deps,
  context: UserContext,
  { kind, objectId }: { readonly kind: CardKind; readonly objectId: string },
): Promise<CardRow | undefined> {
  const id = /^\d+$/.test(objectId) ? Number(objectId) : undefined;
  const cards = await cardsOf[kind]({ deps, context, limit: lookedThroughMax, id });
  return cards.find((card) => card.objectId === objectId);
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
