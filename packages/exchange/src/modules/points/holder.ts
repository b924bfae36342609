import { type Codec, listOf, oneOf, struct, uint } from '@candor/kernel';
import { type Atoms, zero } from '@candor/money';
import { accountId, amount, pointsItemId, type AccountId, type PointsItemId } from '../../vocabulary.ts';
import { type PointsTask, pointsTasks } from './fields.ts';
import type { PointsLot } from './rules.ts';

/** Points that were earned and are not available yet. */
interface PendingLot extends PointsLot {
  readonly availableAtMs: number;
}

/** One account with points: its balances, the lots they consist of, and what it has done and exchanged. */
export interface Holder {
  readonly accountId: AccountId;
  pending: number;
  available: number;
  /** In the order of their expiry, one for each day. */
  lots: readonly PointsLot[];
  /** In the order in which they become available. */
  pendingLots: readonly PendingLot[];
  /** Tasks that earn once, and have. */
  readonly done: Set<PointsTask>;
  /** The last day of a check-in, and the days in a row up to it. */
  checkInDay: number;
  streak: number;
  /** The day that the trading is of, its value in the unit of account, and the points it has earned. */
  tradingDay: number;
  traded: Atoms;
  tradingPoints: number;
  /** The number that was exchanged of each item. */
  readonly taken: Map<PointsItemId, number>;
  /** The emblem that was exchanged last; zero: none. */
  emblem: number;
}

export function emptyHolder(accountId: AccountId): Holder {
  return {
    accountId,
    pending: 0,
    available: 0,
    lots: [],
    pendingLots: [],
    done: new Set(),
    checkInDay: 0,
    streak: 0,
    tradingDay: 0,
    traded: zero,
    tradingPoints: 0,
    taken: new Map(),
    emblem: 0,
  };
}

const lot = struct({ expiresOn: uint, points: uint });
const stored = struct({
  accountId,
  pending: uint,
  available: uint,
  lots: listOf(lot),
  pendingLots: listOf(struct({ availableAtMs: uint, expiresOn: uint, points: uint })),
  done: listOf(oneOf(...pointsTasks)),
  checkInDay: uint,
  streak: uint,
  tradingDay: uint,
  traded: amount,
  tradingPoints: uint,
  taken: listOf(struct({ itemId: pointsItemId, count: uint })),
  emblem: uint,
});

export const holderCodec: Codec<Holder> = {
  write(writer, holder) {
    stored.write(writer, {
      ...holder,
      done: [...holder.done],
      taken: [...holder.taken].map(([itemId, count]) => ({ itemId, count })),
    });
  },
  read(reader) {
    const { done, taken, ...rest } = stored.read(reader);
    return { ...rest, done: new Set(done), taken: new Map(taken.map(({ itemId, count }) => [itemId, count])) };
  },
};
