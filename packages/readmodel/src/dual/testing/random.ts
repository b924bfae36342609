import type { AccountId, CoreEvent } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { ppm } from '../../contract/testing/facts.ts';
import { account } from '../../testing/facts.ts';
import { dualBought, dualPurchase, dualSettled, dualWindowClosed } from './facts.ts';

/** Makers of facts about dual investments that hang together as the core's do. */
export function randomDual(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: { readonly id: number; readonly accountId: AccountId }[] = [];
  let count = 0;
  let maturesAtMs = 60_000;

  return [buy, buy, reinvest, settle];

  function buy(): CoreEvent[] {
    count += 1;
    const accountId = account(1_000 + random.below(3));
    live.push({ id: count, accountId });
    return [dualBought(count, accountId, { maturesAtMs })];
  }

  function reinvest(): CoreEvent[] {
    const purchase = live[random.below(live.length + 1)];
    if (purchase === undefined) return [];
    const wanted = random.chance(1, 2) ? { reinvest: { interestMin: ppm(1_000) } } : { reinvest: undefined };
    const { id, accountId } = purchase;
    return [{ type: 'dual.reinvest_set', purchaseId: dualPurchase(id), accountId, ...wanted }];
  }

  function settle(): CoreEvent[] {
    if (live.length === 0) return [];
    const closed = dualWindowClosed(maturesAtMs, 100, 101, 102);
    maturesAtMs += 60_000;
    const settled = live.splice(0).flatMap(({ id, accountId }): CoreEvent[] => {
      const end = dualSettled(id, accountId);
      if (!random.chance(1, 4)) return [end];
      return [end, { type: 'dual.reinvest_refused', purchaseId: dualPurchase(id), accountId, reason: 'no_product' }];
    });
    return [closed, ...settled];
  }
}
