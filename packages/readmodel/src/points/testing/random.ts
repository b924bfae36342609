import type { CoreEvent, EventOf, PointsExchangeId, PointsItemId, PointsMoveId } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { account } from '../../testing/facts.ts';

/** Makers of facts about points that hang together as the core's do. */
export function randomPoints(random: Seeded): readonly (() => CoreEvent[])[] {
  const available = new Map<number, number>();
  let moves = 0;
  let exchanges = 0;

  return [earn, exchange];

  function earn(): CoreEvent[] {
    return [moved('earned', 50, { task: 'check_in', expiresAtMs: 9_000_000_000_000 })];
  }

  function exchange(): CoreEvent[] {
    exchanges += 1;
    const exchangeId = exchanges as PointsExchangeId;
    const spent = moved('exchanged', -40, { reference: exchangeId });
    const item = { itemId: 2 as PointsItemId, gives: 'emblem', grant: 1, points: 40 } as const;
    return [spent, { type: 'points.exchanged', exchangeId, accountId: spent.accountId, ...item }];
  }

  function moved(
    kind: EventOf<'points.moved'>['kind'],
    change: number,
    cause: Partial<EventOf<'points.moved'>>,
  ): EventOf<'points.moved'> {
    const accountId = account(1_000 + random.below(3));
    const after = Math.max((available.get(accountId) ?? 0) + change, 0);
    available.set(accountId, after);
    moves += 1;
    const moveId = moves as PointsMoveId;
    const points = Math.abs(change);
    return { type: 'points.moved', moveId, accountId, kind, points, pending: 0, available: after, ...cause };
  }
}
