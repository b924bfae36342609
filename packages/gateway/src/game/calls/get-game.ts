import { getGame } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { dayMs, dayOf, done } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Deps } from '../../serving/deps.ts';
import { serve } from '../../serving/serve.ts';
import { nextOf, pendingRowOf, returnOf } from '../present/game.ts';

export default serve(getGame, async (deps, _input, { session }) => {
  const { exchange, clock } = deps;
  const accountId = session?.accountId as AccountId | undefined;
  const [wheel, products, player] = await Promise.all([
    exchange.query('wheel'),
    exchange.query('productsFor', accountId),
    accountId === undefined ? undefined : playerOf(deps, accountId),
  ]);
  const shown = wheel && {
    ...wheel.terms,
    segments: [...wheel.terms.segments],
    stakes: [...wheel.terms.stakes],
    termsId: wheel.termsId,
    termsHash: hex(wheel.hash),
    returned: returnOf(wheel.terms),
  };
  return done({
    wheel: shown,
    isOpen: wheel?.terms.isOffered === 'yes' && products.includes('game'),
    player,
    dayEndsAtMs: (dayOf(clock()) + 1) * dayMs,
  });
});

async function playerOf({ exchange, reader }: Deps, accountId: AccountId) {
  const [player, points] = await Promise.all([
    exchange.query('gamePlayer', accountId),
    exchange.query('pointsBalance', accountId),
  ]);
  const { pending, spinsLeft, extraSpins, isListed } = player;
  const wheels = await reader.wheelsOf(pending === undefined ? [] : [pending.termsId]);
  return {
    available: points.available,
    spinsLeft,
    extraSpins,
    isListed,
    next: pending === undefined ? nextOf(player) : undefined,
    pending: pending && pendingRowOf(pending, wheels.get(pending.termsId) ?? []),
  };
}
