import { type AccountId, type CoreEvent, type CoreMachine, type EventOf, house } from '@candor/exchange';
import { dayMs, dayOf } from '@candor/kernel';
import { type Auditor, type Delivery, expectThat } from '../auditors/auditor.ts';

interface Balance {
  pending: number;
  available: number;
}

/** Acts with points, after whose fact no money moves in the same command. */
const acts: ReadonlySet<CoreEvent['type']> = new Set<CoreEvent['type']>([
  'points.checked_in',
  'game.spun',
  'game.drawn',
]);

/**
 * Points from facts alone: books in double entry, one check-in a day, items within their stock and limit, no reminder but of
 * points that are there, and no money that moves for points but the house's own reserve of a coupon.
 */
export class PointsAuditor implements Auditor {
  readonly #balances = new Map<AccountId, Balance>();
  readonly #checkIns = new Set<string>();
  readonly #once = new Set<string>();
  readonly #items = new Map<number, EventOf<'points.item_set'>>();
  readonly #taken = new Map<string, number>();
  #issued = 0;
  #spent = 0;
  #expired = 0;
  #lastMove = 0;

  hear(told: Delivery): void {
    let isActing: 'no' | 'act' | 'coupon' = 'no';
    for (const event of told.events) {
      if (event.type === 'ledger.posted' && isActing !== 'no') {
        const isReserve = event.lines.every(({ accountId }) => accountId === house.rewards_coupons);
        expectThat(isActing === 'coupon' && isReserve, 'no money moves for points but the reserve of a coupon');
      }
      if (acts.has(event.type)) isActing = 'act';
      switch (event.type) {
        case 'points.item_set':
          this.#items.set(event.itemId, event);
          break;
        case 'points.checked_in': {
          const key = `${event.accountId} ${event.day}`;
          expectThat(!this.#checkIns.has(key), `account ${event.accountId} checks in once a day`);
          expectThat(event.day === dayOf(told.atMs), 'a check-in is for today');
          this.#checkIns.add(key);
          break;
        }
        case 'points.moved':
          this.#move(event, told.atMs);
          break;
        case 'points.exchanged':
          this.#exchange(event);
          isActing = event.gives === 'coupon' ? 'coupon' : 'act';
          break;
        case 'points.expiry_near':
          expectThat(event.points <= this.#of(event.accountId).available, 'a reminder is of points that are there');
          expectThat(event.expiresAtMs % dayMs === 0, 'points expire as a day begins');
          break;
        default:
          // The rest is not about points.
          break;
      }
    }
  }

  compare(core: CoreMachine): void {
    let [pending, available] = [0, 0];
    for (const [accountId, balance] of this.#balances) {
      const view = core.queries.pointsBalance(accountId);
      const isSame = view.pending === balance.pending && view.available === balance.available;
      expectThat(isSame, `account ${accountId} has the points that it was told`);
      const lots = view.lots.reduce((sum, { points }) => sum + points, 0);
      expectThat(lots === view.available, `the lots of account ${accountId} are its points`);
      pending += view.pending;
      available += view.available;
    }
    const { issued, spent, expired, ...users } = core.queries.pointsTotals();
    expectThat(users.pending === pending && users.available === available, 'users have all points that are left');
    expectThat(issued === pending + available + spent + expired, 'all that was issued is somewhere');
    const isTold = issued === this.#issued && spent === this.#spent && expired === this.#expired;
    expectThat(isTold, 'the books of points are the sum of what was told');
  }

  #move({ moveId, accountId, kind, points, pending, available, task }: EventOf<'points.moved'>, atMs: number): void {
    expectThat(moveId === this.#lastMove + 1, `move ${moveId} follows ${this.#lastMove}`);
    this.#lastMove = moveId;
    expectThat(points > 0, 'points move in whole numbers');
    const balance = this.#of(accountId);
    if (kind === 'earned') {
      const isPending = pending !== balance.pending;
      if (isPending) balance.pending += points;
      else balance.available += points;
      this.#issued += points;
      if (task !== undefined && task !== 'trading' && task !== 'check_in') {
        const key = `${accountId} ${task}`;
        expectThat(!this.#once.has(key), `${task} earns once for account ${accountId}`);
        this.#once.add(key);
      }
    } else if (kind === 'released') {
      balance.pending -= points;
      balance.available += points;
    } else if (kind === 'won' || kind === 'returned') {
      balance.available += points;
      if (kind === 'won') this.#issued += points;
      else this.#spent -= points;
    } else {
      balance.available -= points;
      if (kind === 'expired') this.#expired += points;
      else this.#spent += points;
    }
    const isSame = balance.pending === pending && balance.available === available;
    expectThat(isSame && pending >= 0 && available >= 0, `points of ${accountId} are as told at ${atMs}`);
  }

  #exchange({ itemId, accountId, points, gives, grant }: EventOf<'points.exchanged'>): void {
    const item = this.#items.get(itemId);
    expectThat(item?.isOffered === 'yes' && item.cost === points, `item ${itemId} costs what its terms say`);
    expectThat(item?.gives === gives && item.grant === grant, `item ${itemId} gives what its terms say`);
    const [own, all] = [`${itemId} ${accountId}`, `${itemId}`].map((key) => {
      const count = (this.#taken.get(key) ?? 0) + 1;
      this.#taken.set(key, count);
      return count;
    }) as [number, number];
    expectThat(own <= (item?.accountMax ?? 0) && all <= (item?.stock ?? 0), `item ${itemId} keeps its limits`);
  }

  #of(accountId: AccountId): Balance {
    const known = this.#balances.get(accountId) ?? { pending: 0, available: 0 };
    this.#balances.set(accountId, known);
    return known;
  }
}
