import type { AssetId, CoreEvent, OtcAdId, OtcOrderId } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { account, amount } from '../../testing/facts.ts';

const usdt = 3 as AssetId;
const dollar = 4 as AssetId;

/** Makers of facts about OTC that hang together as the core's do. */
export function randomOtc(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: { readonly of: ReturnType<typeof names>; step: 'created' | 'paid' | 'disputed' | 'decided' }[] = [];
  let count = 0;

  return [open, open, go, go, go];

  function names() {
    count += 1;
    const buyerId = account(1_000 + random.below(2));
    return { orderId: count as OtcOrderId, adId: 1 as OtcAdId, buyerId, sellerId: account(1_002), assetId: usdt };
  }

  function open(): CoreEvent[] {
    const of = names();
    live.push({ of, step: 'created' });
    const money = { quantity: amount(100), price: amount(101_000_000), total: amount(101) };
    const rest = {
      method: 'wise',
      delayMs: 0,
      deadlineMs: 900_000,
      textHash: new Uint8Array(),
      adLeft: amount(9),
    } as const;
    return [{ type: 'otc.order_opened', ...of, side: 'sell', fiatAssetId: dollar, ...money, ...rest }];
  }

  function go(): CoreEvent[] {
    const order = live[random.below(live.length + 1)];
    if (order === undefined) return [];
    const { of, step } = order;
    const end = (state: 'released' | 'cancelled' | 'closed', toBuyer: number): CoreEvent[] => {
      live.splice(live.indexOf(order), 1);
      const parts = { toBuyer: amount(toBuyer), toSeller: amount(100 - toBuyer), toAd: amount(0) };
      return [{ type: 'otc.ended', ...of, state, ...parts }];
    };
    if (step === 'created') {
      if (random.chance(1, 3)) return end('cancelled', 0);
      if (random.chance(1, 3)) {
        return [{ type: 'otc.deadline_moved', ...of, byMs: 5_000, pausedMs: 5_000, deadlineMs: 905_000 }];
      }
      order.step = 'paid';
      return [{ type: 'otc.paid', ...of }];
    }
    if (step === 'paid') {
      if (random.chance(1, 2)) return end('released', 100);
      order.step = 'disputed';
      return [{ type: 'otc.disputed', ...of, by: 'buyer', reason: 'not_released', deadlineMs: 990_000 }];
    }
    const verdict = { operator: 'rita', toBuyer: amount(40), reason: 'agreement' } as const;
    if (step === 'disputed') {
      order.step = 'decided';
      return [{ type: 'otc.decided', ...of, ...verdict, deadlineMs: 999_000 }];
    }
    if (random.chance(1, 2)) return end('closed', 40);
    return [
      { type: 'otc.appealed', ...of, by: 'seller', deadlineMs: 999_000 },
      { type: 'otc.decided', ...of, ...verdict, operator: 'max', toBuyer: amount(0) },
      ...end('closed', 0),
    ];
  }
}
