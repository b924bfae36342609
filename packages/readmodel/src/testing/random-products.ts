import type { AccountId, CoreEvent, EventOf, Lots } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import {
  charged,
  closedTicket,
  liquidated,
  lots,
  openedTicket,
  orderedTicket,
  ppm,
  ticket,
} from '../contract/testing/facts.ts';
import { copied, followed, marked, traderIs } from '../copy/testing/facts.ts';
import { account, amount, btcUsdt, ethUsdt, priceAt } from './facts.ts';
import { bought, optionTermsSet, settled, struck, windowClosed } from '../options/testing/facts.ts';

type Source = NonNullable<EventOf<'contract.ordered'>['copyOf']>;

interface LiveTicket {
  readonly id: number;
  readonly accountId: AccountId;
  readonly pairId: typeof btcUsdt;
  readonly direction: 'long' | 'short';
  copyOf: Source | undefined;
  lots: number;
  isOpen: boolean;
  profit: number;
  fee: number;
  overnight: number;
}

const traders = [account(1_010), account(1_011)];
const followers = [account(1_000), account(1_001)];
const everybody = [...traders, ...followers];

/** Makers of facts about contracts, options and copies that hang together as the core's do. */
export function randomProducts(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: LiveTicket[] = [];
  const options: { readonly id: number; readonly accountId: AccountId; expiryGrid: number }[] = [];
  const follows = new Map<AccountId, AccountId>();
  const shares = new Map<string, number>();
  let ticketCount = 0;
  let optionCount = 0;
  let termsCount = 0;
  let expiryGrid = 1_000;
  const applied = new Set<AccountId>();

  return [
    order,
    order,
    fill,
    fill,
    close,
    close,
    close,
    touch,
    night,
    liquidate,
    terms,
    buy,
    buy,
    strike,
    settle,
    review,
  ].concat([review, follow, share, mark]);

  function orderOf(accountId: AccountId, copyOf?: Source): LiveTicket {
    ticketCount += 1;
    const placed: LiveTicket = {
      id: ticketCount,
      accountId,
      pairId: random.pick([btcUsdt, ethUsdt]),
      direction: random.pick(['long', 'short']),
      copyOf,
      lots: 1 + random.below(500),
      isOpen: false,
      profit: 0,
      fee: 0,
      overnight: 0,
    };
    live.push(placed);
    return placed;
  }

  function ordering({ id, accountId, pairId, direction, copyOf, ...given }: LiveTicket): CoreEvent {
    const exits = random.chance(1, 3) ? { takeProfit: { price: priceAt(200), lots: lots(1) } } : {};
    return orderedTicket(id, accountId, { pairId, direction, lots: lots(given.lots), copyOf, ...exits });
  }

  function opening(opened: LiveTicket): CoreEvent {
    const { id, accountId, pairId, direction, copyOf } = opened;
    opened.isOpen = true;
    opened.fee = 3;
    return openedTicket(id, accountId, { pairId, direction, copyOf, lots: lots(opened.lots) });
  }

  /** Trades of a trader are copied, cut or skipped in the same command. */
  function order(): CoreEvent[] {
    const accountId = random.pick(everybody);
    const placed = orderOf(accountId);
    const events = [ordering(placed)];
    if (!random.chance(1, 2)) return events;
    events.push(opening(placed));
    for (const [follower, traderId] of follows) {
      if (traderId !== accountId) continue;
      const result = random.pick(['copied', 'partial', 'skipped'] as const);
      const traderTicketId = ticket(placed.id);
      if (result === 'skipped') events.push(copied(follower, traderId, result, { traderTicketId }));
      else {
        const copy = orderOf(follower, { traderId, traderTicketId });
        events.push(ordering(copy), opening(copy));
        events.push(copied(follower, traderId, result, { traderTicketId, ticketId: ticket(copy.id) }));
      }
    }
    return events;
  }

  function fill(): CoreEvent[] {
    const found = live.find(({ isOpen }) => !isOpen);
    if (!found) return [];
    if (random.chance(2, 3)) return [opening(found)];
    live.splice(live.indexOf(found), 1);
    const { id, accountId, pairId } = found;
    return [
      {
        type: 'contract.cancelled',
        ticketId: ticket(id),
        accountId,
        pairId,
        released: amount(60),
        reason: random.pick(['user_cancelled', 'slippage_limit'] as const),
      },
    ];
  }

  function close(): CoreEvent[] {
    const open = openTicket();
    if (!open) return [];
    const { id, accountId, pairId, direction, copyOf } = open;
    const part = random.chance(1, 2) ? open.lots : 1 + random.below(open.lots);
    const profit = random.below(200) - 100;
    open.lots -= part;
    open.profit += profit;
    open.fee += 4;
    if (open.lots === 0) live.splice(live.indexOf(open), 1);
    return [
      ...closing(open, part),
      closedTicket(id, accountId, {
        pairId,
        direction,
        copyOf,
        lots: lots(part),
        lotsLeft: lots(open.lots),
        price: priceAt(80 + random.below(50)),
        profit: amount(profit),
        profitTotal: amount(open.profit),
        feeTotal: amount(open.fee),
        overnightTotal: amount(open.overnight),
        deficit: amount(random.below(2)),
        marginLeft: amount(open.lots),
      }),
    ];
  }

  function closing({ id, accountId, pairId }: LiveTicket, part: number): CoreEvent[] {
    if (random.chance(1, 2)) return [];
    return [{ type: 'contract.closing', ticketId: ticket(id), accountId, pairId, lots: part as Lots }];
  }

  /** Exits, margin and self-holding of an open ticket. */
  function touch(): CoreEvent[] {
    const open = openTicket();
    if (!open) return [];
    const place = { ticketId: ticket(open.id), accountId: open.accountId };
    if (open.copyOf && random.chance(1, 3)) {
      const source = open.copyOf;
      open.copyOf = undefined;
      return [{ type: 'copy.self_held', ...place, ...source }];
    }
    const { pairId } = open;
    if (random.chance(1, 2)) {
      return [{ type: 'contract.exits_set', ...place, pairId, stopLoss: { price: priceAt(50), lots: undefined } }];
    }
    const moved = { margin: amount(random.below(90)), settled: amount(0), cause: 'added' } as const;
    return [{ type: 'contract.margin_moved', ...place, pairId, ...moved }];
  }

  function night(): CoreEvent[] {
    return live
      .filter(({ isOpen }) => isOpen)
      .map((open) => {
        const fee = random.below(3);
        open.overnight += fee;
        return charged(open.id, open.accountId, 20_089, fee);
      });
  }

  function liquidate(): CoreEvent[] {
    const open = openTicket();
    return open ? [liquidated(open.accountId, open.id)] : [];
  }

  function openTicket(): LiveTicket | undefined {
    const open = live.filter(({ isOpen }) => isOpen);
    return open.length === 0 ? undefined : random.pick(open);
  }

  function terms(): CoreEvent[] {
    termsCount += 1;
    return [optionTermsSet(termsCount)];
  }

  function buy(): CoreEvent[] {
    optionCount += 1;
    const accountId = random.pick(everybody);
    options.push({ id: optionCount, accountId, expiryGrid: 0 });
    return [bought(optionCount, accountId, { direction: random.pick(['up', 'down']) })];
  }

  function strike(): CoreEvent[] {
    const waiting = options.find((each) => each.expiryGrid === 0);
    if (!waiting) return [];
    waiting.expiryGrid = ++expiryGrid;
    return [struck(waiting.id, waiting.accountId, { expiryGrid })];
  }

  function settle(): CoreEvent[] {
    const [due] = options.splice(0, 1);
    if (!due) return [];
    if (due.expiryGrid === 0) {
      const nothing = { strike: undefined, expiryGrid: undefined, sampleCount: 0, sampleSum: amount(0) };
      return [settled(due.id, due.accountId, { result: 'void', paid: amount(10), ...nothing })];
    }
    const result = random.pick(['won', 'lost', 'refunded'] as const);
    const paid = amount(result === 'won' ? 18 : result === 'lost' ? 0 : 10);
    return [
      windowClosed(due.expiryGrid, 100, 101, 102),
      settled(due.id, due.accountId, { result, paid, expiryGrid: due.expiryGrid }),
    ];
  }

  function review(): CoreEvent[] {
    const traderId = random.pick(traders);
    if (!applied.has(traderId)) {
      applied.add(traderId);
      return [traderIs(traderId, 'applied')];
    }
    return [traderIs(traderId, random.pick(['followable', 'suspended']))];
  }

  /** Each follower follows one trader at a time, changes how, and ends it. */
  function follow(): CoreEvent[] {
    const accountId = random.pick(followers);
    const traderId = follows.get(accountId);
    if (traderId !== undefined && random.chance(1, 2)) {
      follows.delete(accountId);
      return [{ type: 'copy.follow_ended', accountId, traderId }];
    }
    const next = traderId ?? random.pick(traders);
    if (!applied.has(next)) return [];
    follows.set(accountId, next);
    const isNew = traderId === undefined ? 'yes' : 'no';
    return [followed(accountId, next, { isNew, size: 1 + random.below(99), dailyLossMax: amount(9) })];
  }

  function share(): CoreEvent[] {
    return [...follows].map(([accountId, traderId]) => {
      const key = `${accountId}/${traderId}`;
      const paid = random.below(20);
      const sharedTotal = (shares.get(key) ?? 0) + paid;
      shares.set(key, sharedTotal);
      const amounts = { realised: amount(500), sharedTotal: amount(sharedTotal), paid: amount(paid) };
      return { type: 'copy.profit_shared', accountId, traderId, share: ppm(100_000), ...amounts };
    });
  }

  function mark(): CoreEvent[] {
    return [...applied].map((traderId) =>
      marked(traderId, 900_000 + random.below(300_000), { followersResult: amount(random.below(1_000) - 500) }),
    );
  }
}
